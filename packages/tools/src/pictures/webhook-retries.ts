import { createBank, type Instant } from "@sandbank/engine";
import { printSvg, round, textAt } from "./svg.ts";

const HOUR_MS = 60 * 60 * 1000;
const WIDTH = 480;
const ROWS = [
  { title: "The receiver is down for 5 hours: attempt 6 delivers the Event", downForMs: 5 * HOUR_MS },
  { title: "It is down for 4 days: retries stop, poll the list of Events", downForMs: 96 * HOUR_MS },
];
const TOP = 62;
const ROW_HEIGHT = 104;

const style = `
.down { fill: url(#hatch); stroke: var(--grid); }
.hatch { stroke: var(--muted); stroke-width: 1.2; opacity: .7; }
.disc { fill: var(--page); stroke-width: 2; }
.shape { fill: none; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round; }
.failed { stroke: var(--alert); }
.succeeded { stroke: var(--good); }
`;

interface Attempt {
  /** Milliseconds since the Event. */
  readonly after: number;
  readonly status: number | null;
}

/** The attempts to deliver a webhook in live: to a receiver that comes back in time, and to one that does not. */
export function drawWebhookRetries(): string {
  const rows = ROWS.map((row) => ({ ...row, attempts: deliver(row.downForMs) }));
  const schedule = rows.at(-1)?.attempts ?? [];
  const height = TOP + rows.length * ROW_HEIGHT + 14;
  return printSvg(
    {
      title: "Retries of a webhook",
      description: rows.map(({ title, attempts }) => `${title}. ${attempts.map(sentenceOf).join(" ")}`).join(" "),
      width: WIDTH,
      height,
      body: [
        '<defs><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
          '<line class="hatch" x1="0" y1="0" x2="0" y2="7"/></pattern></defs>',
        textAt(18, 26, "Time since the Event (not to scale)", "muted"),
        ...schedule.map(({ after }, index) => textAt(columnX(index), 52, durationOf(after), "middle")),
        ...rows.flatMap((row, index) => drawRow(row, schedule, TOP + index * ROW_HEIGHT)),
      ],
    },
    style,
  );
}

/** Creates an Event, and records the outcome of each attempt to send it: 503 while the receiver is down, then 204. */
function deliver(downForMs: number): Attempt[] {
  const bank = createBank({ environment: "live" });
  const millisecondsOf = (instant: Instant | string) => Date.parse(String(instant));
  bank.eventSubscriptions.create({
    url: "https://app.test/webhooks",
    selected_event_categories: [{ event_category: "account.created" }],
  });
  const start = millisecondsOf(bank.accounts.create({ name: "Operating" }).created_at);
  for (;;) {
    const [attempt] = bank.webhooks.attempts().filter(({ status }) => status === null);
    if (attempt === undefined) break;
    bank.clock.advanceTo(attempt.dueAt);
    const isDown = millisecondsOf(attempt.dueAt) - start < downForMs;
    bank.webhooks.record(attempt.id, { status: isDown ? 503 : 204 });
  }
  return bank.webhooks
    .attempts()
    .map(({ dueAt, status }) => ({ after: millisecondsOf(dueAt) - start, status }));
}

function drawRow(
  { title, downForMs, attempts }: { readonly title: string; readonly downForMs: number; readonly attempts: readonly Attempt[] },
  schedule: readonly Attempt[],
  y: number,
): string[] {
  const reached = schedule.filter(({ after }) => after < downForMs).length;
  // The outage ends between two attempts, or beyond the last one.
  const end = reached === schedule.length ? WIDTH - 14 : columnX(reached) - 26;
  const middle = y + 54;
  return [
    textAt(18, y + 28, title),
    `<rect class="down" x="18" y="${middle - 14}" width="${round(end - 18)}" height="28" rx="4"/>`,
    ...attempts.flatMap(({ status }, index) => [
      drawOutcome(columnX(index), middle, status),
      textAt(columnX(index), middle + 34, String(status), "muted middle"),
    ]),
  ];
}

/** A cross in a circle, or a tick. */
function drawOutcome(x: number, y: number, status: number | null): string {
  const succeeded = status === 204;
  const name = succeeded ? "succeeded" : "failed";
  const shape = succeeded ? `M${x - 5} ${y}l4 4l6 -8` : `M${x - 4} ${y - 4}l8 8m0 -8l-8 8`;
  return `<circle class="disc ${name}" cx="${x}" cy="${y}" r="11"/><path class="shape ${name}" d="${shape}"/>`;
}

function columnX(index: number): number {
  return 42 + index * 56;
}

function sentenceOf({ after, status }: Attempt, index: number): string {
  return `Attempt ${index + 1} after ${durationOf(after)}: ${status}.`;
}

function durationOf(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  return minutes < 60 ? `${minutes} min` : `${minutes / 60} h`;
}
