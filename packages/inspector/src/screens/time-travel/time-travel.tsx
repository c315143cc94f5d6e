import "./time-travel.css";
import { useEffect } from "preact/hooks";
import { PageHeader } from "../../parts/page-header.tsx";
import { Empty, Failed } from "../../parts/states.tsx";
import { instant, setParams } from "../../router/router.ts";
import { type ReplayedSession, replayedSession, replayProgress } from "../../store/replay-state.ts";
import { live } from "../../store/store.ts";
import { wantReplay } from "../../store/time-travel.ts";
import { countOf } from "../../words/count.ts";
import { ComparePanel } from "./compare-panel.tsx";
import { EntryView } from "./entry-view.tsx";
import { ForkForm } from "./fork-form.tsx";
import { MarkTable } from "./mark-table.tsx";
import { Slider } from "./slider.tsx";

/** Shows the bank as it was at any instant. */
export function TimeTravel() {
  useEffect(wantReplay, []);
  const current = replayedSession.value;
  const now = replayProgress.value;
  if (now.state === "failed") return <Failed error={now.error} />;
  if (current === undefined) return <Replaying />;
  return <Journal {...current} />;
}

function Replaying() {
  const now = replayProgress.value;
  const { done, of } = now.state === "running" ? now : { done: 0, of: 0 };
  return (
    <div class="panel state muted" aria-busy="true">
      <p>Replaying the journal{of > 0 && `: ${done} of ${countOf(of, "entry", "entries")}`}…</p>
      <progress max={Math.max(of, 1)} value={done} aria-label="Replayed entries" />
    </div>
  );
}

function Journal({ overview, replayer }: ReplayedSession) {
  const { length, marks } = overview;
  const at = Math.min(instant.value ?? length, length);
  const go = (target: number) => setParams({ at: target >= length ? "" : String(Math.max(0, target)) });
  return (
    <>
      <PageHeader title="Time travel" note={countOf(length, "entry", "entries")} />
      {length === 0 ? (
        <Empty>
          <p>
            The journal is empty: nothing has changed the bank yet. Each call and each move of the clock adds an entry.
          </p>
        </Empty>
      ) : (
        <>
          <section class="panel padded stack" aria-label="Instant">
            <EntryView replayer={replayer} at={at} length={length} overview={overview} />
            <Slider at={at} length={length} marks={marks} onGo={go} />
            {live.value?.kind === "server" && <ForkForm at={at} />}
          </section>
          <MarkTable marks={marks} at={at} onGo={go} />
          <ComparePanel at={at} length={length} />
        </>
      )}
    </>
  );
}
