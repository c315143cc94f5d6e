import { useRef, useState } from "preact/hooks";
import { readAnySession } from "sandbank/private/read-session";
import { Problem } from "../../parts/problem.tsx";
import { goTo } from "../../router/router.ts";
import { openSession } from "../../store/time-travel.ts";

/** Opens a file, and replaces the session that the page shows. */
export function OpenPanel() {
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function open(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    try {
      await openSession(await readAnySession(await file.text()));
      goTo("", null, { at: "now", bank: "" });
    } catch (error) {
      setProblem(`${file.name} cannot be opened: ${(error as Error).message}`);
    }
  }

  return (
    <section class="stack" aria-labelledby="share-open">
      <h2 id="share-open">Open a session</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keyboard. */}
      <div
        class={`dropzone row ${isOver ? "dropping" : ""}`}
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
        <button type="button" onClick={() => field.current?.click()}>
          Choose a file
        </button>
        <span class="muted">or drop a journal, a session or its page here.</span>
        <input
          ref={field}
          hidden
          type="file"
          accept=".json,.html"
          aria-label="Journal, session or its page"
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
        />
      </div>
      <Problem text={problem} />
    </section>
  );
}
