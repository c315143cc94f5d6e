import { useState } from "preact/hooks";
import type { AdminResult } from "sandbank/client";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { useExport, WrittenFile } from "../../parts/use-export.tsx";
import { hrefTo } from "../../router/router.ts";
import type { Decline } from "./decline.ts";

export interface ActionsProps {
  readonly decline: Decline;
  /** Undefined until it is read. */
  readonly largest: AdminResult<"largest_approved"> | undefined;
  /** Whether the form for another amount is open. */
  readonly isTrying: boolean;
  readonly onTry: () => void;
}

/** Buttons that export the decline as a test, travel to just before it, and try another amount. */
export function Actions({ decline, largest, isTrying, onTry }: ActionsProps) {
  const [written, setWritten] = useState<AdminResult<"export"> | null>(null);
  const { run, isRunning, exportAs, status } = useExport();
  const { declined, explanation } = decline;
  const entry = largest?.entry;

  async function exportTest(): Promise<void> {
    if (!isRunning) setWritten((await run(() => exportAs({ as: "test", until: entry }))) ?? null);
  }

  return (
    <>
      <div class="row">
        {/* A disabled button would lose the focus, and the dialog could not return it. */}
        <Button class="primary" disabled={entry === undefined} aria-disabled={isRunning} onClick={exportTest}>
          Write a test
        </Button>
        {entry !== undefined && (
          <a class="button" href={hrefTo("accounts", declined.account_id, { at: `${entry - 1}` })}>
            Time travel to just before
          </a>
        )}
        {largest !== undefined && largest.requested !== null && explanation.decidedBy === "rule" && (
          <Button aria-expanded={isTrying} onClick={onTry}>
            Try another amount in a fork
          </Button>
        )}
      </div>
      {status}
      {written !== null && <ExportDialog {...written} onClose={() => setWritten(null)} />}
    </>
  );
}

/** Shows the test that repeats a decline, to copy or to save. */
function ExportDialog({ onClose, ...written }: AdminResult<"export"> & { readonly onClose: () => void }) {
  return (
    <Dialog title="A test that repeats the decline" onClose={onClose}>
      <WrittenFile name="decline.test.js" {...written} />
    </Dialog>
  );
}
