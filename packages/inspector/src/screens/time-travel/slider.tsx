import { Key } from "../../parts/key.tsx";
import type { Mark } from "../../source/messages.ts";

interface SliderProps {
  readonly at: number;
  readonly length: number;
  readonly marks: readonly Mark[];
  readonly onGo: (instant: number) => void;
}

/** Moves through the journal: by dragging, by the arrow keys, by buttons for the next entry and the next mark. */
export function Slider({ at, length, marks, onGo }: SliderProps) {
  const before = marks.findLast(({ instant }) => instant < at);
  const after = marks.find(({ instant }) => instant > at);
  return (
    <div class="slider">
      <Ticks marks={marks} length={length} />
      <input
        type="range"
        aria-label="Entry"
        aria-valuetext={`Entry ${at} of ${length}`}
        min={0}
        max={length}
        value={at}
        onInput={({ currentTarget }) => onGo(Number(currentTarget.value))}
      />
      <div class="row">
        <button type="button" disabled={before === undefined} onClick={() => onGo(before?.instant ?? 0)}>
          Previous mark
        </button>
        <button type="button" disabled={at === 0} onClick={() => onGo(at - 1)}>
          Back <Key name="[" />
        </button>
        <button type="button" disabled={at === length} onClick={() => onGo(at + 1)}>
          Forward <Key name="]" />
        </button>
        <button type="button" disabled={after === undefined} onClick={() => onGo(after?.instant ?? length)}>
          Next mark
        </button>
      </div>
    </div>
  );
}

/** More ticks would overlap. */
const MOST_TICKS = 300;

/** Ticks at the marks. The table below the slider has the same content as text. */
function Ticks({ marks, length }: Pick<SliderProps, "marks" | "length">) {
  const places = new Map<number, Mark["kind"]>();
  for (const { instant, kind } of marks) {
    const place = Math.round((instant / length) * MOST_TICKS);
    if (places.get(place) !== "decline") places.set(place, kind);
  }
  return (
    <div class="ticks" aria-hidden="true">
      {[...places].map(([place, kind]) => (
        <span key={place} class={kind} style={{ left: `${(place / MOST_TICKS) * 100}%` }} />
      ))}
    </div>
  );
}
