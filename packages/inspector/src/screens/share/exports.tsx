import { packSession } from "@sandbank/view/session/pack";
import { truncateJournal } from "@sandbank/view/session/part-of-journal";
import { redactSession } from "@sandbank/view/session/redact-session";
import type { SessionFile } from "@sandbank/view/session/session-file";
import { useEffect, useState } from "preact/hooks";
import type { AdminParams, AdminResult } from "sandbank/client";
import { CopyButton, copyText } from "../../parts/copy-button.tsx";
import { Section } from "../../parts/frames.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { type ExportAs, useExport } from "../../parts/use-export.tsx";
import { bankName, instant } from "../../router/router.ts";
import { liveSource } from "../../store/live-source.ts";
import { readWholeSession } from "../../store/read-session.ts";

interface ExportProps {
  readonly isRedacted: boolean;
  /** The result that is made at once: `link`, the kind of a file, or nothing for another text. */
  readonly starts: string;
}

/** Makes something of the session: at once if it is the one that `starts`, and whenever the user asks for it. */
function useMade<Made>(starts: string | false, make: (kind: string, exportAs: ExportAs) => Promise<Made | null>) {
  const [made, setMade] = useState<Made | null>(null);
  const { run, isRunning, exportAs, status } = useExport();
  const start = (kind: string) =>
    isRunning ||
    run(async () => {
      setMade(null);
      setMade(await make(kind, exportAs));
    });
  useEffect(() => {
    if (starts !== false) void start(starts);
  }, []);
  return { made, status, start };
}

/** Some programs truncate URLs that are longer. */
const LONG = 8_000;

/** Creates a link that contains the session. */
export function LinkExport({ isRedacted, starts }: ExportProps) {
  const { made, status, start } = useMade(starts === "link" && starts, async () => {
    // Leaves out the steps, which also have reads and refused requests, to keep the link short. The file has them.
    const session = { ...(await takeSession(isRedacted)), steps: [] };
    const link = `${location.href.replace(/#.*$/s, "")}#/?s=${await packSession(session)}`;
    await copyText(link, "The link is copied.");
    return link;
  });
  return (
    <Section title="Link">
      <p class="muted">
        The link contains the whole session, behind the <code>#</code>, which browsers do not send to a server. Anyone
        who opens it in an inspector sees the session.
      </p>
      <div class="row">
        <button type="button" class="primary" onClick={() => start("link")}>
          Copy the link
        </button>
      </div>
      {status}
      {made !== null && (
        <>
          <input class="link mono" aria-label="Link to the session" readOnly value={made} />
          <p class="muted">
            {made.length.toLocaleString("en-US")} characters.
            {made.length > LONG && " Some programs cut off such a long link: send the journal as a file instead."}
          </p>
        </>
      )}
    </Section>
  );
}

const files = {
  test: { name: "session.test.js", title: "Write a test", use: "Repeats the latest decline or refused call." },
  seed: { name: "seed.json", title: "Write a seed", use: "Repeats every change at the start of a server." },
  journal: { name: "journal.json", title: "Save the journal", use: "For sandbank replay and sandbank open." },
  session: {
    name: "session.json",
    title: "Save the session",
    use: "The journal with the calls that only read or were refused.",
  },
} as const;

/** Saves the session as a file. */
export function FileExport({ isRedacted, starts }: ExportProps) {
  const { made, status, start } = useMade(Object.hasOwn(files, starts) && starts, async (kind, exportAs) => {
    const { name } = files[kind as keyof typeof files];
    // Waits for another click: a browser saves files only soon after a click, and writing a test takes longer.
    if (kind === "test" || kind === "seed") {
      const written = await exportAs(createParams(kind, isRedacted));
      return written && { name, ...written };
    }
    const session = await takeSession(isRedacted);
    saveFile(name, JSON.stringify(kind === "journal" ? session.journal : session));
    return null;
  });
  return (
    <Section title="File">
      <dl class="files">
        {Object.entries(files).map(([kind, { title, use }]) => (
          <div key={kind}>
            <dt>
              <button type="button" onClick={() => start(kind)}>
                {title}
              </button>
            </dt>
            <dd class="muted">{use}</dd>
          </div>
        ))}
      </dl>
      {made !== null && <Written {...made} />}
      {status}
    </Section>
  );
}

/** A file that was written, with notes for its reader. */
function Written({ name, text, notes }: AdminResult<"export"> & { readonly name: string }) {
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

/** Returns the session until the instant that the page shows. */
async function takeSession(isRedacted: boolean): Promise<SessionFile> {
  // The replay of a past instant has no secrets, so this reads the whole session with its secrets, and redacts it if
  // requested.
  const whole = await readWholeSession(liveSource(), bankName.value, { secrets: "shown" });
  const until = instant.value;
  const session = until === null ? whole : { ...whole, ...truncateJournal(whole, until) };
  return isRedacted ? redactSession(session) : session;
}

/** Returns the parameters that export the same part of the session as a test or a seed. */
function createParams(as: "test" | "seed", isRedacted: boolean): AdminParams<"export"> {
  const until = instant.value;
  return { as, ...(until !== null && { until }), secrets: isRedacted ? "redacted" : "shown" };
}
