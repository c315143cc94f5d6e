import { readAnySession } from "@sandbank/view/session/read-session";
import { useRef, useState } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { Problem, Section } from "../../parts/frames.tsx";
import { goTo } from "../../router/router.ts";
import { openSession } from "../../store/time-travel.ts";
import { useWork } from "../../store/use-write.ts";

/** Opens a file, and replaces the session that the page shows. */
export function OpenPanel() {
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const work = useWork();

  async function open(file: File): Promise<void> {
    try {
      await openSession(await readAnySession(await file.text()));
    } catch (error) {
      throw new Error(`${file.name} cannot be opened: ${(error as Error).message}`);
    }
    goTo("", null, { at: "now", bank: "" });
  }

  const take = (file: File | undefined) => file && work.run(() => open(file));

  return (
    <Section title="Open a session">
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
          take(event.dataTransfer?.files[0]);
        }}
      >
        <Button onClick={() => field.current?.click()}>Choose a file</Button>
        <span class="muted">or drop a session, a journal or a page of a failed test here.</span>
        <input
          ref={field}
          hidden
          type="file"
          accept=".json,.html"
          aria-label="Session, journal or page"
          onChange={({ currentTarget }) => take(currentTarget.files?.[0])}
        />
      </div>
      <Problem text={work.problem} />
    </Section>
  );
}
