import { aheadText } from "@sandbank/view/words/instants";
import { isLateWebhook, jobWords } from "@sandbank/view/words/jobs";
import { useEffect, useState } from "preact/hooks";
import type { AdminResult } from "sandbank/client";
import { Button } from "../parts/button.tsx";
import { Instant } from "../parts/values.tsx";
import { openDialog } from "../router/router.ts";
import { isPaused, isReadOnly } from "../store/store.ts";
import { useRead } from "../store/use-read.ts";
import { formatCount } from "../words/count.ts";
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

function ClockState({ now, rate, next }: AdminResult<"clock.get">) {
  const shown = usePassingTime(now, rate);
  const isOff = isReadOnly.value;
  // The time comes first, because the end is cut in a narrow header.
  const ahead = next === null ? "" : `${aheadText(shown, next.at)}: `;
  const what = next === null ? "" : jobWords(next.kind).short;
  const before = useWebhooksBefore(next);
  return (
    <section class="clock" aria-label="Clock">
      <Button
        class="plain"
        aria-haspopup="dialog"
        title="What will happen, and moves of the clock"
        onClick={() => openDialog("clock")}
      >
        <strong>
          <Instant at={shown} />
        </strong>{" "}
        <span class="muted">
          <span class="utc">UTC, </span>
          {rate === 0 ? "frozen" : rate === 1 ? "ticking" : `${rate} times as fast`}
        </span>{" "}
        <span aria-hidden="true">▾</span>
      </Button>
      <Button class="move" disabled={isOff} onClick={() => runCommand("clock.advance", { duration: "1d" })}>
        +1 d
      </Button>
      {next !== null && (
        <Button
          class="move next"
          disabled={isOff}
          title={`Move the clock to what happens ${ahead}${what}${before}`}
          onClick={() => runCommand("clock.next")}
        >
          <span class="prefix">Next </span>
          <span class="ahead">{ahead}</span>
          {what}
          {before !== "" && <span class="before">{before}</span>}
        </Button>
      )}
    </section>
  );
}

/** More are not counted, because the header reads them whenever the bank changes. */
const MOST_COUNTED = 100;

/** Says how many webhooks the move to what is next sends on the way: `, after 41 webhooks`; nothing if it sends none. */
function useWebhooksBefore(next: AdminResult<"clock.get">["next"]): string {
  const due = useRead("clock.due", { limit: MOST_COUNTED });
  if (next === null || isLateWebhook(next) || due.state !== "ready") return "";
  const { length } = due.data.data.filter((job) => isLateWebhook(job) && job.at <= next.at);
  if (length === 0) return "";
  return `, after ${length === MOST_COUNTED ? "at least " : ""}${formatCount(length, "webhook")}`;
}

/** Returns the bank's time as it passes: the time that was read, plus the elapsed machine time at the given rate. */
function usePassingTime(now: string, rate: number): string {
  const [shown, setShown] = useState(now);
  const isStill = rate === 0 || isPaused.value;
  useEffect(() => setShown(now), [now, rate]);
  useEffect(() => {
    if (isStill) return;
    const readAt = Date.now();
    const timer = setInterval(() => {
      setShown(new Date(Date.parse(now) + (Date.now() - readAt) * rate).toISOString());
    }, 1_000);
    return () => clearInterval(timer);
  }, [now, rate, isStill]);
  return rate === 0 ? now : shown;
}
