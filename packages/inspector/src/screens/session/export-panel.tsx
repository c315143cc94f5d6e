import { useState } from "preact/hooks";
import { Panel } from "../../parts/panel.tsx";
import { Problem } from "../../parts/problem.tsx";
import { instant } from "../../router/router.ts";
import { live } from "../../store/store.ts";
import { RedactField } from "./redact-field.tsx";
import { saveFile } from "./save-file.ts";
import { takeSession } from "./take-session.ts";

/** Saves the session as a file. */
export function ExportPanel() {
  const [isRedacted, setRedacted] = useState(true);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(make: () => Promise<void>): Promise<void> {
    setProblem(null);
    setNotes([]);
    try {
      await make();
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  const saveJournal = () =>
    save(async () => saveFile("journal.json", JSON.stringify((await takeSession(isRedacted)).journal)));
  const saveSession = () => save(async () => saveFile("session.json", JSON.stringify(await takeSession(isRedacted))));
  const saveAs = (as: "seed" | "test", name: string) =>
    save(async () => {
      const until = instant.value;
      const exported = await live.value?.admin("export", { as, ...(until !== null && { until }) });
      if (exported === undefined) return;
      saveFile(name, exported.text);
      setNotes(exported.notes);
    });

  const hasServer = live.value?.kind === "server";
  return (
    <Panel title="Files">
      <p>
        A journal is for <code>sandbank replay</code> and <code>sandbank open</code>; a session also has the calls that
        only read or were refused.
      </p>
      <RedactField isRedacted={isRedacted} onChange={setRedacted} />
      <div class="row">
        <button type="button" onClick={saveJournal}>
          Save the journal
        </button>
        <button type="button" onClick={saveSession}>
          Save the session
        </button>
      </div>
      {hasServer ? (
        <>
          <p>A test repeats the latest decline or refused call; a seed repeats every change.</p>
          <div class="row">
            <button type="button" onClick={() => saveAs("test", "session.test.js")}>
              Save a test
            </button>
            <button type="button" onClick={() => saveAs("seed", "seed.json")}>
              Save a seed
            </button>
          </div>
        </>
      ) : (
        <p class="muted">A server is needed to make a test or a seed.</p>
      )}
      {notes.map((note) => (
        <p key={note} class="muted">
          {note}
        </p>
      ))}
      <Problem text={problem} />
    </Panel>
  );
}
