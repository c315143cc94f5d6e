import { spanBetween } from "sandbank/private/words/instants";
import { jobWords } from "sandbank/private/words/jobs";
import { Instant } from "../parts/instant.tsx";
import { isReadOnly } from "../store/store.ts";
import { usePassingTime } from "../store/time.ts";
import { useRead } from "../store/use-read.ts";
import { runCommand } from "./run-command.ts";

/** The bank's time, and the buttons that move it. */
export function ClockControl() {
  const clock = useRead("clock.get");
  if (clock.state !== "ready")
    return (
      <div class="clock muted" aria-busy={clock.state === "loading" ? "true" : undefined}>
        Clock
      </div>
    );
  return <ClockState {...clock.data} />;
}

interface ClockStateProps {
  readonly now: string;
  readonly rate: number;
  readonly next: { readonly at: string; readonly kind: string } | null;
}

function ClockState({ now, rate, next }: ClockStateProps) {
  const shown = usePassingTime(now, rate);
  const isStill = rate === 0;
  const advance = (duration: string) => runCommand("clock.advance", { duration });
  const isOff = isReadOnly.value;
  const due = next === null ? "" : `${jobWords(next.kind).short}, ${spanBetween(shown, next.at)}`;
  return (
    <section class="clock" aria-label="Clock">
      <strong>
        <Instant at={shown} />
      </strong>
      <span class="wide muted">UTC, {isStill ? "frozen" : rate === 1 ? "ticking" : `${rate} times as fast`}</span>
      <button
        type="button"
        class="wide"
        disabled={isOff}
        onClick={() => runCommand(isStill ? "clock.resume" : "clock.freeze")}
      >
        {isStill ? "Resume" : "Freeze"}
      </button>
      <button type="button" class="wide" disabled={isOff} onClick={() => advance("1h")}>
        +1 h
      </button>
      <button type="button" disabled={isOff} onClick={() => advance("1d")}>
        +1 d
      </button>
      {next !== null && (
        <button
          type="button"
          class="next"
          disabled={isOff}
          title={`Move the clock there: ${due}`}
          onClick={() => runCommand("clock.next")}
        >
          <span class="prefix">Next: </span>
          {due}
        </button>
      )}
    </section>
  );
}
