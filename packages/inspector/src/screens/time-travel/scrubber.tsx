import "./time-travel.css";
import { useEffect, useState } from "preact/hooks";
import { instantText } from "sandbank/private/words/instants";
import { Key } from "../../parts/key.tsx";
import { compareFrom, instant, openDialog, travelTo } from "../../router/router.ts";
import type { Mark, Overview } from "../../source/messages.ts";
import type { Replayer } from "../../source/replayer.ts";
import { timeAt } from "../../store/bank-time.ts";
import { type ReplayedSession, replayedSession, replayProgress } from "../../store/replay-state.ts";
import { live } from "../../store/store.ts";
import { wantReplay } from "../../store/time-travel.ts";
import { countOf } from "../../words/count.ts";
import { type Scale, scaleOf } from "./scale.ts";

/** Goes to any instant of the bank: by its time, by entries, and from decline to decline. */
export function Scrubber() {
  useEffect(wantReplay, []);
  const current = replayedSession.value;
  const now = replayProgress.value;
  if (now.state === "failed") return <p class="problem">{now.error.message}</p>;
  if (current === undefined) return <Replaying />;
  return <Controls {...current} />;
}

function Replaying() {
  const now = replayProgress.value;
  const { done, of } = now.state === "running" ? now : { done: 0, of: 0 };
  return (
    <label class="row muted" aria-busy="true">
      Replaying the journal{of > 0 && `: ${done} of ${countOf(of, "entry", "entries")}`}…
      <progress max={Math.max(of, 1)} value={done} />
    </label>
  );
}

function Controls({ overview, replayer }: ReplayedSession) {
  const { length, marks, times } = overview;
  const at = Math.min(instant.value ?? length, length);
  const scale = scaleOf(overview);
  const go = (target: number) => travelTo(target >= length ? null : Math.max(0, target));
  if (length === 0) return <p>Nothing has changed this bank yet, so there is no other time to travel to.</p>;
  return (
    <div class="scrubber">
      <Range
        scale={scale}
        at={at}
        marks={marks}
        text={instantText(new Date(timeAt(times, at)).toISOString())}
        onGo={go}
      />
      <div class="row">
        <Steps at={at} length={length} marks={marks} onGo={go} />
        <button type="button" onClick={() => compareFrom(at === length ? 0 : at)}>
          Compare
        </button>
        {live.value?.kind === "server" && (
          <button type="button" onClick={() => openDialog("fork", String(at))}>
            Fork here
          </button>
        )}
        <Entry replayer={replayer} at={at} overview={overview} />
      </div>
    </div>
  );
}

interface RangeProps {
  readonly scale: Scale;
  readonly at: number;
  readonly marks: readonly Mark[];
  /** The bank's time. */
  readonly text: string;
  readonly onGo: (instant: number) => void;
}

function Range({ scale, at, marks, text, onGo }: RangeProps) {
  const { last, placeOf, instantAt, ticks } = scale;
  return (
    <div class="scale">
      <Rug marks={marks} scale={scale} />
      <input
        type="range"
        aria-label="Time"
        aria-valuetext={text}
        min={0}
        max={last}
        value={placeOf(at)}
        onInput={({ currentTarget }) => onGo(instantAt(Number(currentTarget.value), at))}
      />
      <div class="ticks muted" aria-hidden="true">
        {ticks.map(({ part, label }) => (
          <span key={part} style={{ left: `${part * 100}%` }}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** More lines would overlap. */
const MOST_LINES = 300;

/** Lines above the slider at the declines and errors. */
function Rug({ marks, scale: { last, placeOf } }: Pick<RangeProps, "marks" | "scale">) {
  const lines = new Map<number, Mark["kind"]>();
  for (const { instant, kind } of marks) {
    const line = Math.round((placeOf(instant) / last) * MOST_LINES);
    if (lines.get(line) !== "decline") lines.set(line, kind);
  }
  return (
    <div class="rug" aria-hidden="true">
      {[...lines].map(([line, kind]) => (
        <span key={line} class={kind} style={{ left: `${(line / MOST_LINES) * 100}%` }} />
      ))}
    </div>
  );
}

interface StepsProps extends Pick<RangeProps, "at" | "marks" | "onGo"> {
  readonly length: number;
}

/** Buttons to the next entry, and to the next decline or error. */
function Steps({ at, length, marks, onGo }: StepsProps) {
  const before = marks.findLast(({ instant }) => instant < at);
  const after = marks.find(({ instant }) => instant > at);
  return (
    <>
      <button type="button" disabled={before === undefined} onClick={() => onGo(before?.instant ?? 0)}>
        Previous problem
      </button>
      <button type="button" disabled={at === 0} onClick={() => onGo(at - 1)}>
        Back <Key name="[" />
      </button>
      <button type="button" disabled={at === length} onClick={() => onGo(at + 1)}>
        Forward <Key name="]" />
      </button>
      <button type="button" disabled={after === undefined} onClick={() => onGo(after?.instant ?? length)}>
        Next problem
      </button>
    </>
  );
}

interface EntryProps {
  readonly replayer: Replayer;
  readonly at: number;
  /** A different overview stands for a different journal. */
  readonly overview: Overview;
}

/** Says what the latest entry did. */
function Entry({ replayer, at, overview }: EntryProps) {
  const [text, setText] = useState("…");
  useEffect(() => {
    let isCurrent = true;
    replayer.describe(at).then(
      ({ entry }) => isCurrent && setText(entry),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [replayer, at, overview]);
  return (
    <p class="entry muted" aria-live="polite">
      Entry {at} of {overview.length}: {text}
    </p>
  );
}
