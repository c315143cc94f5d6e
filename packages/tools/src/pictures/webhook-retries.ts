import { createBank } from "@sandbank/engine";
import { hatch, printSvg, round, textAt } from "./svg.ts";

const HOUR_MS = 60 * 60 * 1000;
const WIDTH = 480;
const ROWS = [
  { title: "The receiver is down for 5 hours: attempt 6 succeeds", downForMs: 5 * HOUR_MS },
  { title: "The receiver is down for 4 days: all 8 attempts fail", downForMs: 96 * HOUR_MS },
];
const TOP = 62;
const ROW_HEIGHT = 104;

const style = `
.down { fill: url(#hatch); stroke: var(--grid); }
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

/** A row of the picture. */
interface Outage {
  readonly title: string;
  readonly downForMs: number;
  readonly attempts: readonly Attempt[];
}

/** Draws the attempts to deliver a webhook in live: to a receiver that recovers in time, and to one that does not. */
export function drawWebhookRetries(): string {
  const rows: Outage[] = ROWS.map((row) => ({ ...row, attempts: deliver(row.downForMs) }));
  const schedule = rows.at(-1)?.attempts ?? [];
  const height = TOP + rows.length * ROW_HEIGHT + 14;
  return printSvg(
    {
      title: "Retries of a webhook",
      description: rows.map(({ title, attempts }) => `${title}. ${attempts.map(describeAttempt).join(" ")}`).join(" "),
      width: WIDTH,
      height,
      body: [
        hatch,
        textAt(18, 26, "Time since the Event (not to scale)", "muted"),
        ...schedule.map(({ after }, index) => textAt(columnX(index), 52, formatDuration(after), "middle")),
        ...rows.flatMap((row, index) => drawRow(row, schedule, TOP + index * ROW_HEIGHT)),
      ],
    },
    style,
  );
}

/** Creates an Event, and records the outcome of each attempt to send it: 503 while the receiver is down, then 204. */
function deliver(downForMs: number): Attempt[] {
  const bank = createBank({ environment: "live" });
  bank.eventSubscriptions.create({
    url: "https://app.test/webhooks",
    selected_event_categories: [{ event_category: "account.created" }],
  });
  const start = Date.parse(bank.accounts.create({ name: "Operating" }).created_at);
  const nextAttempt = () => bank.webhooks.attempts().find(({ status }) => status === null);
  for (let attempt = nextAttempt(); attempt !== undefined; attempt = nextAttempt()) {
    bank.clock.advanceTo(attempt.dueAt);
    const isDown = Date.parse(attempt.dueAt) - start < downForMs;
    bank.webhooks.record(attempt.id, { status: isDown ? 503 : 204 });
  }
  return bank.webhooks.attempts().map(({ dueAt, status }) => ({ after: Date.parse(dueAt) - start, status }));
}

function drawRow({ title, downForMs, attempts }: Outage, schedule: readonly Attempt[], y: number): string[] {
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

function describeAttempt({ after, status }: Attempt, index: number): string {
  return `Attempt ${index + 1} after ${formatDuration(after)}: ${status}.`;
}

function formatDuration(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  if (minutes === 0) return "0";
  return minutes < 60 ? `${minutes} min` : `${minutes / 60} h`;
}
