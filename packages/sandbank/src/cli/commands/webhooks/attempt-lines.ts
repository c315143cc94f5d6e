import { timeOf } from "../../../words/instants.ts";
import type { Page } from "../../command.ts";
import { withDates } from "../../output/date-lines.ts";
import type { Paint } from "../../output/paint.ts";
import { hang } from "../../output/wrap.ts";

/** An attempt to deliver a webhook, of which only some members are known. */
type Attempt = Readonly<Record<string, unknown>>;

/** Lists attempts to deliver webhooks, under their dates. `none`: what to say if there are none. */
export function attemptLines(attempts: readonly Attempt[], { paint, width }: Page, none: string): string {
  if (attempts.length === 0) return none;
  const lineOf = (attempt: Attempt) =>
    hang(`  ${timeOf(String(attempt["dueAt"]))}  `, attemptText(attempt, paint), width);
  return withDates(attempts, { paint, instantOf: ({ dueAt }) => String(dueAt), lineOf });
}

/** Describes an attempt: its outcome, its Event, where it goes, and why it failed. */
function attemptText({ state, status, error, category, eventId, url }: Attempt, paint: Paint): string {
  const outcome = status == null ? String(state) : `${String(state)} ${String(status)}`;
  const shown = state === "failed" ? paint("red", outcome) : state === "succeeded" ? paint("green", outcome) : outcome;
  const why = error == null ? "" : `: ${String(error)}`;
  const event = category === undefined ? String(eventId) : `${String(category)} (${String(eventId)})`;
  return `${shown}  ${event} to ${String(url)}${why}`;
}
