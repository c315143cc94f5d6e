import { signs } from "../../parts/tag.tsx";
import { countOf } from "../../words/count.ts";
import { spanBetween } from "../../words/instants.ts";
import type { AttemptsProps } from "./attempt.ts";
import { attemptStatus } from "./attempt-status.ts";
import { placeAttempts } from "./place-attempts.ts";
import { urlText } from "./url-text.ts";

const WIDTH = 320;
const MARGIN = 10;
const LINE_PX = 28;

/**
 * The attempts to each subscription on a line that begins when the Event happened. The table below it has the same
 * content as text.
 */
export function AttemptTimeline({ attempts, eventAt }: AttemptsProps) {
  const placed = placeAttempts(attempts, eventAt);
  const receivers = [...new Set(attempts.map(({ eventSubscriptionId }) => eventSubscriptionId))];
  const last = attempts.reduce((latest, { dueAt }) => (dueAt > latest ? dueAt : latest), eventAt);
  const height = receivers.length * LINE_PX;
  return (
    <figure class="timeline">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={timelineText(attempts.length, receivers.length)}>
        {receivers.map((receiver, line) => {
          const y = line * LINE_PX + LINE_PX / 2;
          return (
            <g key={receiver}>
              <line x1={MARGIN} x2={WIDTH - MARGIN} y1={y} y2={y} />
              {placed
                .filter(({ attempt }) => attempt.eventSubscriptionId === receiver)
                .map(({ attempt, place }) => {
                  const { tone, text } = attemptStatus(attempt);
                  const x = MARGIN + place * (WIDTH - 2 * MARGIN);
                  return (
                    <g key={attempt.id} class={tone}>
                      <title>{`${text}: ${urlText(attempt.url)}`}</title>
                      <circle cx={x} cy={y} r={9} />
                      <text x={x} y={y + 4}>
                        {signs[tone]}
                      </text>
                    </g>
                  );
                })}
            </g>
          );
        })}
      </svg>
      <figcaption class="row muted" aria-hidden="true">
        <span>the Event</span>
        {last !== eventAt && <span>{spanBetween(eventAt, last)} later</span>}
      </figcaption>
    </figure>
  );
}

function timelineText(attempts: number, receivers: number): string {
  return `Timeline of ${countOf(attempts, "attempt")} to ${countOf(receivers, "subscription")}. The table below has the same.`;
}
