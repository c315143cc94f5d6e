import { Button } from "../../parts/button.tsx";
import "./time-travel.css";
import type { TraceStep } from "@sandbank/engine";
import type { Mark } from "@sandbank/view/replay/session-answers";
import { instantText } from "@sandbank/view/words/instants";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { StepText } from "../../parts/steps/outcome-text.tsx";
import { instant, instantStep, openDialog, travelTo } from "../../router/router.ts";
import { findNextStep, findPreviousStep, stepAt, timeAt } from "../../store/bank-time.ts";
import { type ReplayedSession, recordedNumber, replayProgress } from "../../store/replay-state.ts";
import { live } from "../../store/store.ts";
import { useReplayed } from "../../store/time-travel.ts";
import { useFixed, useKept } from "../../store/use-read.ts";
import { formatCount } from "../../words/count.ts";
import { createScale, type Scale } from "./scale.ts";

interface ScrubberProps {
  /** Says which instant the page shows. */
  readonly title: ComponentChildren;
  /** The button that ends the travel. */
  readonly back: ComponentChildren;
}

/** Goes to any instant of the bank: by its time, by steps, and from decline to decline. */
export function Scrubber(props: ScrubberProps) {
  const { title, back } = props;
  const read = useReplayed();
  if (read.state === "ready") return <Controls {...read.data} {...props} />;
  return (
    <>
      {title}
      {read.state === "failed" ? <p class="problem">{read.error.message}</p> : <Replaying />}
      {back}
    </>
  );
}

function Replaying() {
  const now = replayProgress.value;
  const { done, of } = now.state === "running" ? now : { done: 0, of: 0 };
  return (
    <label class="row muted" aria-busy="true">
      {of === 0
        ? "Reading the journal…"
        : `Replaying ${done.toLocaleString("en-US")} of ${formatCount(of, "entry", "entries")}…`}
      <progress {...(of > 0 && { max: of, value: done })} />
    </label>
  );
}

function Controls({ overview, replayer, title, back }: ReplayedSession & ScrubberProps) {
  const { length, marks, times } = overview;
  const at = Math.min(instant.value ?? length, length);
  const scale = createScale(overview);
  const step = instantStep.value === undefined ? stepAt(overview, at) : instantStep.value + overview.shift;
  const go = (target: number | undefined) =>
    target !== undefined && travelTo(target >= length ? null : Math.max(0, target));
  const goToMark = (mark: Mark | undefined) => mark && travelTo(mark.instant, recordedNumber(mark.step));
  const { last, toPlace: placeOf, instantAt, ticks } = scale;
  const slider = useRef<HTMLInputElement>(null);
  // Whoever opens the means to travel at the end begins there. A link to an instant shows its screen.
  useEffect(() => {
    if (at === length) slider.current?.focus();
  }, []);
  if (length === 0) {
    return (
      <>
        <p>Nothing has changed this bank yet, so there is no other time to travel to.</p>
        {back}
      </>
    );
  }
  return (
    <div class="scrubber row">
      <p>
        {title} <LatestStep replayer={replayer} overview={overview} at={at} />
      </p>
      <div class="steps">
        <Step name="Previous problem" to={marks.findLast((mark) => mark.step < step)} onGo={goToMark}>
          ‹ problem
        </Step>
        <Step name="Back" hint="[" to={findPreviousStep(overview, at)} onGo={go}>
          ‹
        </Step>
        <div class="scale">
          <Rug marks={marks} scale={scale} />
          <input
            ref={slider}
            type="range"
            aria-label="Time"
            aria-valuetext={instantText(new Date(timeAt(times, at)).toISOString())}
            min={0}
            max={last}
            value={placeOf(at)}
            onInput={({ currentTarget }) => go(instantAt(Number(currentTarget.value), at))}
          />
          <div class="ticks muted" aria-hidden="true">
            {ticks.map(({ part, label }) => (
              <span key={part} style={{ left: `${part * 100}%` }}>
                {label}
              </span>
            ))}
          </div>
        </div>
        <Step name="Forward" hint="]" to={findNextStep(overview, at)} onGo={go}>
          ›
        </Step>
        <Step name="Next problem" to={marks.find((mark) => mark.step > step)} onGo={goToMark}>
          problem ›
        </Step>
      </div>
      <div class="row">
        {live.value?.kind === "server" && <Button onClick={() => openDialog("fork", String(at))}>Fork here</Button>}
        {back}
      </div>
    </div>
  );
}

interface StepProps<Place> {
  readonly name: string;
  /** The key that does the same. */
  readonly hint?: string;
  /** The place; undefined if there is none, in which case the button keeps the focus, but does nothing. */
  readonly to: Place | undefined;
  readonly onGo: (place: Place | undefined) => void;
  readonly children: string;
}

/** A button to the next step, or to the next decline or error. */
function Step<Place>({ name, hint, to, onGo, children }: StepProps<Place>) {
  return (
    <Button
      aria-label={name}
      title={hint === undefined ? name : `${name} (${hint})`}
      aria-disabled={to === undefined}
      onClick={() => onGo(to)}
    >
      {children}
    </Button>
  );
}

/** More lines would overlap. */
const MOST_LINES = 300;

/** Lines above the slider at the declines and errors. */
function Rug({ marks, scale: { last, toPlace: placeOf } }: { readonly marks: readonly Mark[]; readonly scale: Scale }) {
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

/** Says what the latest step did, as its row in the log. */
function LatestStep({ replayer, overview, at }: ReplayedSession & { readonly at: number }) {
  const last = stepAt(overview, overview.length);
  // The latest entry, a move of the clock, can be extended.
  const key = `step ${at} ${instantStep.value} ${last} ${timeAt(overview.times, at)}`;
  const params = { last: 1, requests: "none" };
  const read = useKept(useFixed(key, () => replayer.admin("trace", params, at, instantStep.peek())));
  const [step] = read.state === "ready" ? (read.data as { readonly steps: readonly TraceStep[] }).steps : [];
  if (step === undefined) return null;
  return (
    <span class="muted" aria-live="polite">
      <span class="wide">
        Step {step.number} of {last}:{" "}
      </span>
      <StepText step={step} />
    </span>
  );
}
