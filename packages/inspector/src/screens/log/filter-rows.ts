import { isId, splitAtIds, splitAttempts } from "@sandbank/view/words/ids";
import { foldRows, isRead, isResend, type LogRow } from "../../parts/steps/log-rows.ts";
import { readTarget, rowText } from "../../parts/steps/row-text.ts";
import { describeStatus } from "../../parts/steps/status.ts";

/** The filter of the log. An empty text matches all rows. */
export interface LogFilter {
  readonly text: string;
  /** The name of a group of statuses. */
  readonly status: string;
  /** An operation, `clock`, `delivery` or `changes`. */
  readonly kind: string;
  /** Attempts to deliver webhooks, as `joinAttempts` writes them. */
  readonly attempts: string;
}

/** The kind that stands for all rows but reads. */
export const CHANGES = "changes";

/** Returns the rows that match a filter. Without one, or with words, deliveries stand with their step, and others are folded. */
export function filterRows(rows: readonly LogRow[], { text, status, kind, attempts }: LogFilter): readonly LogRow[] {
  const isEach = isId(text) || `${status}${attempts}` !== "" || !["", CHANGES].includes(kind);
  const sought = text.toLowerCase();
  const kept = new Set(splitAttempts(attempts));
  const matching = rows.filter(
    (row) =>
      (isEach || !isWithStep(row)) &&
      (kind === "" || readKind(row) === kind || (kind === CHANGES && !isRead(row) && !isWithStep(row))) &&
      (attempts === "" || kept.has(row.key)) &&
      (status === "" || describeStatus(row).group === status) &&
      (text === "" || ensureText(row).includes(sought)),
  );
  return isEach ? matching : foldRows(matching);
}

/** Returns the kind by which the log filters a row: its operation, `clock` or `delivery`. */
export function readKind({ step, attempt }: LogRow): string {
  if (attempt !== null) return "delivery";
  return step.kind === "advance" ? "clock" : (step.operation ?? "unknown path");
}

/** Returns whether a delivery was sent at the instant of its step, or during its move of the clock. */
export function isWithStep({ step, attempt }: LogRow): boolean {
  const end = step.kind === "advance" ? step.to : step.at;
  return attempt !== null && !isResend(attempt) && attempt.dueAt <= end;
}

const texts = new WeakMap<LogRow, string>();

/** Returns the row as it is shown, with all ids in it, and with the number that the report of a failed test prints. */
function ensureText(row: LogRow): string {
  const text = texts.get(row) ?? textOfRow(row).toLowerCase();
  texts.set(row, text);
  return text;
}

function textOfRow(row: LogRow): string {
  const { step, attempt } = row;
  const event = step.events.find(({ id }) => id === attempt?.eventId);
  // Deliveries have rows of their own.
  const content = attempt === null ? { ...step, deliveries: [] } : [attempt, event];
  const ids = splitAtIds(JSON.stringify(content)).filter(isId);
  const own = attempt !== null || step.kind === "advance" ? null : step.idempotencyKey;
  return [attempt === null && `#${step.number}`, rowText(row), readTarget(row), own, ...ids].join(" ");
}
