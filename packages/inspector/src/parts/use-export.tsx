import { useEffect, useRef, useState } from "preact/hooks";
import type { AdminParams, AdminResult } from "sandbank/client";
import { liveSource } from "../store/live-source.ts";
import { useWork } from "../store/use-write.ts";
import { formatCount } from "../words/count.ts";
import { Button } from "./button.tsx";
import { Code, CopyButton } from "./copy-button.tsx";
import { Problem } from "./frames.tsx";
import { saveFile } from "./save-file.ts";

export type ExportAs = (params: AdminParams<"export">) => Promise<AdminResult<"export"> | null>;

/** Runs work that exports the session, and shows how far it is. Its result is null if the user cancels it or leaves. */
export function useExport() {
  const { run, isRunning, problem } = useWork();
  /** How far an export is; null if there is none. */
  const [progress, setProgress] = useState<string | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const cancel = () => leaving.current?.abort();
  useEffect(() => cancel, []);

  async function exportAs(params: AdminParams<"export">): Promise<AdminResult<"export"> | null> {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    // A page without a server cannot interrupt its export.
    const canceled = new Promise<null>((resolve) => signal.addEventListener("abort", () => resolve(null)));
    setProgress("Repeating the session.");
    const onProgress = ({ left }: { readonly left: number }) =>
      setProgress(`Shortening the test: ${formatCount(left, "step is", "steps are")} left.`);
    const exported = liveSource().admin("export", params, { signal, onProgress });
    return Promise.race([canceled, exported]).finally(() => setProgress(null));
  }

  const status = (
    <>
      {isRunning && (
        <div class="row muted">
          <span role="status">Writing.</span>
          {progress !== null && (
            <>
              <span>{progress}</span>
              <Button class="small" onClick={cancel}>
                Cancel
              </Button>
            </>
          )}
        </div>
      )}
      <Problem text={problem} />
    </>
  );
  return { run, isRunning, exportAs, status };
}

/** A file that was written, with notes for its reader, to copy or to save. */
export function WrittenFile({ name, text, notes }: AdminResult<"export"> & { readonly name: string }) {
  const title = /^test\("(.*)", \(\) => \{$/m.exec(text)?.[1];
  return (
    <>
      {title !== undefined && <strong>The bank {title}.</strong>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <div class="row">
        <CopyButton text={text} label={`Copy the ${name.endsWith(".js") ? "test" : "seed"}`} isNamed />
        <Button class="small" onClick={() => saveFile(name, text)}>
          Save {name}
        </Button>
      </div>
      <Code text={text} label={name} />
    </>
  );
}
