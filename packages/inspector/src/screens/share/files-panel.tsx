import { useEffect, useState } from "preact/hooks";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Problem, Section } from "../../parts/frames.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { instant } from "../../router/router.ts";
import { live } from "../../store/store.ts";
import { useWork } from "../../store/use-write.ts";
import { takeSession } from "./take-session.ts";

/** A file that was written, with notes for its reader. */
interface Written {
  readonly name: string;
  readonly text: string;
  readonly notes: readonly string[];
}

interface File {
  readonly name: string;
  readonly title: string;
  readonly use: string;
}

const files: Readonly<Record<string, File>> = {
  test: { name: "session.test.js", title: "Write a test", use: "Repeats the latest decline or refused call." },
  seed: { name: "seed.json", title: "Write a seed", use: "Repeats every change at the start of a server." },
  journal: { name: "journal.json", title: "Save the journal", use: "For sandbank replay and sandbank open." },
  session: {
    name: "session.json",
    title: "Save the session",
    use: "The journal with the calls that only read or were refused.",
  },
};

/** Saves the session as a file. The one that `starts` names is written at once. */
export function FilesPanel({ isRedacted, starts }: { readonly isRedacted: boolean; readonly starts: string }) {
  const [written, setWritten] = useState<Written | null>(null);
  const work = useWork();

  async function make(kind: string, { name }: File): Promise<void> {
    setWritten(null);
    if (kind === "test" || kind === "seed") {
      // Waits for another click: a browser saves files only soon after a click, and writing a test takes longer.
      setWritten({ name, ...(await exported(kind, isRedacted)) });
      return;
    }
    const session = await takeSession(isRedacted);
    saveFile(name, JSON.stringify(kind === "journal" ? session.journal : session));
  }

  useEffect(() => {
    const file = files[starts];
    if (file !== undefined) void work.run(() => make(starts, file));
  }, []);

  return (
    <Section title="File">
      <dl class="files">
        {Object.entries(files).map(([kind, file]) => (
          <div key={kind}>
            <dt>
              <button type="button" onClick={() => work.run(() => make(kind, file))}>
                {file.title}
              </button>
            </dt>
            <dd class="muted">{file.use}</dd>
          </div>
        ))}
      </dl>
      {written !== null && <WrittenFile {...written} />}
      <Problem text={work.problem} />
    </Section>
  );
}

async function exported(as: "test" | "seed", isRedacted: boolean): Promise<Omit<Written, "name">> {
  if (live.value === null) throw new Error("The bank is not read yet. Try again.");
  const until = instant.value;
  const secrets = isRedacted ? "redacted" : "shown";
  return live.value.admin("export", { as, ...(until !== null && { until }), secrets });
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
        <CopyButton text={text} label={`Copy ${name}`} isNamed />
      </div>
    </>
  );
}
