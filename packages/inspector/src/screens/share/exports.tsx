import { truncateJournal } from "@sandbank/view/session/part-of-journal";
import { redactSession } from "@sandbank/view/session/redact-session";
import type { SessionFile } from "@sandbank/view/session/session-file";
import { useEffect, useState } from "preact/hooks";
import type { AdminResult } from "sandbank/client";
import { Button } from "../../parts/button.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { type ExportAs, useExport, WrittenFile } from "../../parts/use-export.tsx";
import { bankName, instant } from "../../router/router.ts";
import { liveSource } from "../../store/live-source.ts";
import { readWholeSession } from "../../store/read-session.ts";
import { source } from "../../store/store.ts";

interface ExportProps {
  readonly isRedacted: boolean;
  /** The kind of the file that is written at once; nothing for another text. */
  readonly starts: string;
}

type Kind = keyof typeof files;

const files = {
  session: {
    title: "Save the session",
    use: "For a person: sandbank open and sandbank replay read it, and so does this dialog.",
  },
  test: { name: "session.test.js", title: "Write a test", use: "Repeats the latest decline or refused call." },
  seed: { name: "seed.json", title: "Write a seed", use: "Repeats every change at the start of a server." },
} as const;

/** Saves the session as a file: at once if it is the one that `starts`, and whenever the user asks for it. */
export function FileExport({ isRedacted, starts }: ExportProps) {
  const [made, setMade] = useState<MadeFile | null>(null);
  const { run, isRunning, exportAs, status } = useExport();
  const start = (kind: Kind) =>
    isRunning ||
    run(async () => {
      setMade(null);
      setMade(await make(kind, isRedacted, exportAs));
    });
  useEffect(() => {
    if (Object.hasOwn(files, starts)) void start(starts as Kind);
  }, []);
  return (
    <>
      <dl class="files">
        {Object.entries(files).map(([kind, { title, use }]) => (
          <div key={kind}>
            <dt>
              <Button class={kind === "session" ? "primary" : undefined} onClick={() => start(kind as Kind)}>
                {title}
              </Button>
            </dt>
            <dd class="muted">{use}</dd>
          </div>
        ))}
      </dl>
      {made !== null && <WrittenFile {...made} />}
      {status}
    </>
  );
}

type MadeFile = AdminResult<"export"> & { readonly name: string };

/** Saves the session, or returns the test or the seed. */
async function make(kind: Kind, isRedacted: boolean, exportAs: ExportAs): Promise<MadeFile | null> {
  // Waits for another click: a browser saves files only soon after a click, and writing a test takes longer.
  if (kind !== "session") {
    const until = instant.value === null ? {} : { until: instant.value };
    const written = await exportAs({ as: kind, ...until, secrets: isRedacted ? "redacted" : "shown" });
    return written && { name: files[kind].name, ...written };
  }
  const { now } = await (source.value ?? liveSource()).admin("clock.get");
  saveFile(
    `sandbank-${bankName.value}-${now.slice(0, "2026-01-01".length)}.json`,
    JSON.stringify(await takeSession(isRedacted)),
  );
  return null;
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
