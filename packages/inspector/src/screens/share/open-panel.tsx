import { readAnySession } from "@sandbank/view/session/read-session";
import { useRef } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { Problem, Section } from "../../parts/frames.tsx";
import { goTo } from "../../router/router.ts";
import { openSession } from "../../store/time-travel.ts";
import { useWork } from "../../store/use-write.ts";

/** Opens a file, and replaces the session that the page shows. */
export function OpenPanel() {
  const field = useRef<HTMLInputElement>(null);
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
      <div class="row">
        <Button onClick={() => field.current?.click()}>Choose a file</Button>
        <span class="muted">A session, journal or page of a failed test.</span>
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
