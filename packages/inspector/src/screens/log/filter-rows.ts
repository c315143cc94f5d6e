import type { LogRow } from "./log-rows.ts";
import { statusOf } from "./status.ts";

/** What the log shows. Empty texts show everything. */
export interface LogFilter {
  readonly text: string;
  /** The name of a group of statuses. */
  readonly status: string;
  /** An operation, `clock` or `delivery`. */
  readonly kind: string;
}

export function filterRows(rows: readonly LogRow[], { text, status, kind }: LogFilter): readonly LogRow[] {
  if (text === "" && status === "" && kind === "") return rows;
  const sought = text.toLowerCase();
  return rows.filter(
    (row) =>
      (kind === "" || kindOf(row) === kind) &&
      (status === "" || statusOf(row).group === status) &&
      (text === "" || textOf(row).includes(sought)),
  );
}

/** What the row is filtered by: its operation, `clock` or `delivery`. */
export function kindOf({ step, attempt }: LogRow): string {
  if (attempt !== null) return "delivery";
  return step.kind === "advance" ? "clock" : (step.operation ?? "unknown path");
}

const texts = new WeakMap<LogRow, string>();

/** All that the row says, with all ids that are in it. */
function textOf(row: LogRow): string {
  const text = texts.get(row) ?? textOfContent(row).toLowerCase();
  texts.set(row, text);
  return text;
}

function textOfContent({ step, attempt }: LogRow): string {
  if (attempt !== null) return JSON.stringify(attempt);
  // The deliveries are rows of their own.
  const { deliveries: _, ...content } = step;
  return JSON.stringify(content);
}
