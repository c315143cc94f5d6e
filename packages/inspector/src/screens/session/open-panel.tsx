import { useId, useState } from "preact/hooks";
import { readAnySession } from "sandbank/private/read-session";
import { Panel } from "../../parts/panel.tsx";
import { Problem } from "../../parts/problem.tsx";
import { goTo } from "../../router/router.ts";
import { openSession } from "../../store/time-travel.ts";

/** Opens a file, and replaces the session that the page shows. */
export function OpenPanel() {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function open(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    try {
      await openSession(await readAnySession(await file.text()));
      goTo("time-travel", null, { at: "", bank: "" });
    } catch (error) {
      setProblem(`${file.name} cannot be opened: ${(error as Error).message}`);
    }
  }

  return (
    <Panel title="Open a session">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field below does the same by keyboard. */}
      <div
        class={`dropzone stack ${isOver ? "dropping" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void open(event.dataTransfer?.files[0]);
        }}
      >
        <label for={id}>
          Drop a journal, a session or its page here, or choose a file. The page shows the file until you leave it or
          reload the page.
        </label>
        <input
          id={id}
          type="file"
          accept=".json,.html"
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
        />
        <Problem text={problem} />
      </div>
    </Panel>
  );
}
