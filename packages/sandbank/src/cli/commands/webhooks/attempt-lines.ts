import { formatTime } from "@sandbank/view/words/instants";
import type { Page } from "../../command.ts";
import { withDates } from "../../output/date-lines.ts";
import type { Look } from "../../output/paint.ts";
import { hang, measureWidth } from "../../output/wrap.ts";
import { describeResponse } from "./describe-response.ts";

/** An attempt to deliver a webhook, of which only some members are known. */
type Attempt = Readonly<Record<string, unknown>>;

/** Lists attempts to deliver webhooks, under their dates. `none`: what to say if there are none. */
export function attemptLines(attempts: readonly Attempt[], page: Page, none: string): string {
  if (attempts.length === 0) return none;
  return withDates(attempts, page.paint, (attempt) => [String(attempt["dueAt"]), attemptLine(attempt, page)]);
}

/** Describes an attempt: its outcome and its Event; on the same line or below, where it goes, and the response. */
function attemptLine(attempt: Attempt, { paint, width }: Page): string {
  const { dueAt, state, status, category, eventId, url } = attempt;
  const head = `  ${formatTime(String(dueAt))}  `;
  const outcome = status == null ? String(state) : `${String(state)} ${String(status)}`;
  const look = looks[String(state)];
  const text = [look === undefined ? outcome : paint(look, outcome), category, eventId]
    .filter((part) => part !== undefined)
    .join("  ");
  const receiver = `${String(url)}${describeResponse(attempt)}`;
  if (measureWidth(`${head}${text}  ${receiver}`) <= width) return `${head}${text}  ${receiver}`;
  return `${hang(head, text, width)}\n${hang(" ".repeat(head.length), paint("dim", receiver), width)}`;
}

const looks: Readonly<Record<string, Look | undefined>> = { succeeded: "green", failed: "red" };
