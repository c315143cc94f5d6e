import { useState } from "preact/hooks";
import type { AdminResult } from "sandbank/client";
import { Problem } from "../../parts/problem.tsx";
import { screenOfId } from "../../router/find-screen.ts";
import { hrefTo } from "../../router/router.ts";
import { useWrite } from "../../store/use-write.ts";
import type { Decline } from "./decline.ts";
import { ExportDialog, type Written } from "./export-dialog.tsx";

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
  const [written, setWritten] = useState<Written | null>(null);
  // `useWrite`, although it only reads: it runs when the user presses the button.
  const read = useWrite();
  const { account_id: account } = decline.declined;
  const entry = largest?.entry;

  async function exportTest(): Promise<void> {
    if (read.isRunning) return;
    const exported = await read.run("export", { as: "test", until: entry });
    if (exported !== undefined) setWritten(exported);
  }

  return (
    <>
      <div class="row">
        {/* A disabled button would lose the focus, and the dialog could not return it. */}
        <button
          type="button"
          class="primary"
          disabled={entry === undefined}
          aria-disabled={read.isRunning}
          onClick={exportTest}
        >
          Export as a test
        </button>
        {entry !== undefined && (
          <a class="button" href={hrefTo(screenOfId(account)?.name ?? "", account, { at: `${entry - 1}` })}>
            Time travel to just before
          </a>
        )}
        {largest !== undefined && largest.requested !== null && (
          <button type="button" aria-expanded={isTrying} onClick={onTry}>
            Try another amount in a fork
          </button>
        )}
      </div>
      {read.isRunning && (
        <p class="muted" role="status">
          Writing the test.
        </p>
      )}
      <Problem text={read.problem} />
      {written !== null && <ExportDialog written={written} onClose={() => setWritten(null)} />}
    </>
  );
}
