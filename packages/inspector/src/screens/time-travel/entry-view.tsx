import { useEffect, useState } from "preact/hooks";
import { Instant } from "../../parts/instant.tsx";
import type { InstantView, Overview } from "../../source/messages.ts";
import type { Replayer } from "../../source/replayer.ts";

interface EntryViewProps {
  readonly replayer: Replayer;
  readonly at: number;
  readonly length: number;
  /** A different overview stands for a different journal. */
  readonly overview: Overview;
}

/** Describes the instant: its journal entry and the bank's time. */
export function EntryView({ replayer, at, length, overview }: EntryViewProps) {
  const [view, setView] = useState<InstantView | null>(null);
  useEffect(() => {
    let isCurrent = true;
    replayer.describe(at).then(
      (found) => isCurrent && setView(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [replayer, at, overview]);
  return (
    <div>
      <p class="figure">
        Entry {at} of {length}
      </p>
      <p aria-live="polite" class="entry-text">
        {view === null ? (
          "…"
        ) : (
          <>
            {view.entry} The bank's time {at === length ? "is" : "was"} <Instant at={view.now} /> UTC.
          </>
        )}
      </p>
    </div>
  );
}
