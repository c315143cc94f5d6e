import { useId } from "preact/hooks";
import type { Overview } from "../../source/messages.ts";
import { latestAt, timeAt } from "../../store/bank-time.ts";

interface InstantFieldProps {
  readonly label: string;
  /** The instant, as a number of journal entries. */
  readonly instant: number;
  readonly overview: Overview;
  readonly onChange: (instant: number) => void;
}

/** Chooses an instant by the bank's time. Of the entries at that time it takes the latest. */
export function InstantField({ label, instant, overview, onChange }: InstantFieldProps) {
  const id = useId();
  const { times, length } = overview;
  return (
    <div class="field">
      <label for={id}>{label} (UTC)</label>
      <input
        id={id}
        type="datetime-local"
        step={1}
        value={fieldText(timeAt(times, instant))}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const time = Date.parse(`${currentTarget.value}Z`);
          // The field has no milliseconds.
          if (!Number.isNaN(time)) onChange(latestAt(times, length, time + 999));
        }}
      />
      <span class="hint" id={`${id}-hint`}>
        after entry {instant} of {length}
      </span>
    </div>
  );
}

function fieldText(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}
