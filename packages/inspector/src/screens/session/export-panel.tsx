import { useState } from "preact/hooks";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Panel } from "../../parts/panel.tsx";
import { Problem } from "../../parts/problem.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { instant } from "../../router/router.ts";
import { live } from "../../store/store.ts";
import { RedactField } from "./redact-field.tsx";
import { takeSession } from "./take-session.ts";

/** A file that was written, with notes for its reader. */
interface Written {
  readonly name: string;
  readonly text: string;
  readonly notes: readonly string[];
}

/** Saves the session as a file. */
export function ExportPanel() {
  const [isRedacted, setRedacted] = useState(true);
  const [written, setWritten] = useState<Written | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(make: () => Promise<void>): Promise<void> {
    setProblem(null);
    setWritten(null);
    try {
      await make();
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  const saveJournal = () =>
    save(async () => saveFile("journal.json", JSON.stringify((await takeSession(isRedacted)).journal)));
  const saveSession = () => save(async () => saveFile("session.json", JSON.stringify(await takeSession(isRedacted))));
  const write = (as: "seed" | "test", name: string) =>
    save(async () => {
      const until = instant.value;
      const exported = await live.value?.admin("export", {
        as,
        ...(until !== null && { until }),
        secrets: isRedacted ? "redacted" : "shown",
      });
      if (exported === undefined) return;
      // Waits for another click: a browser saves files only soon after a click, and writing a test takes longer.
      setWritten({ name, ...exported });
    });

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
      <p>A test repeats the latest decline or refused call; a seed repeats every change.</p>
      <div class="row">
        <button type="button" onClick={() => write("test", "session.test.js")}>
          Write a test
        </button>
        <button type="button" onClick={() => write("seed", "seed.json")}>
          Write a seed
        </button>
      </div>
      {written !== null && <WrittenFile {...written} />}
      <Problem text={problem} />
    </Panel>
  );
}

function WrittenFile({ name, text, notes }: Written) {
  return (
    <>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <textarea aria-label={name} readOnly rows={12} value={text} />
      <div class="row">
        <button type="button" class="primary" onClick={() => saveFile(name, text)}>
          Save {name}
        </button>
        <CopyButton text={text} label={`Copy ${name}`} />
      </div>
    </>
  );
}
