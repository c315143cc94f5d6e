import { aheadText, exactSpan, formatDay, formatTime, instantText } from "@sandbank/view/words/instants";
import { jobWords } from "@sandbank/view/words/jobs";
import { moveLines } from "@sandbank/view/words/move-lines";
import type { AdminResult } from "../../../client.ts";
import type { Names, Page } from "../../command.ts";
import { withDates } from "../../output/date-lines.ts";
import { readName } from "../../output/object-names.ts";
import { hang, wrapLines } from "../../output/wrap.ts";

type Due = AdminResult<"clock.due">["data"][number];

/** Says what time it is in the bank, how fast the time passes, and what happens next. */
export function clockLines({ now, rate, next }: AdminResult<"clock.get">, { paint, width, names }: Page): string {
  const pace = rate === 0 ? "frozen" : rate === 1 ? "ticking" : `${rate} times as fast as the machine's clock`;
  const lines = [`${paint("bold", instantText(now))} UTC, ${pace}`];
  if (next !== null) {
    lines.push(`Next, ${aheadText(now, next.at)}, ${instantText(next.at)}: ${dueText(next, names)}`);
  }
  return wrapLines(lines.join("\n"), width);
}

/** Lists what will fall due, under its dates. */
export function dueLines({ data }: AdminResult<"clock.due">, { paint, width, names }: Page): string {
  if (data.length === 0) return "Nothing will fall due.";
  return withDates(data, paint, (due) => [due.at, hang(`  ${formatTime(due.at)}  `, dueText(due, names), width)]);
}

function dueText({ kind, object, account }: Due, names: Names): string {
  const what = object === null ? "" : ` ${readName(object, names)}`;
  const whose = account === undefined ? "" : ` on ${readName(account, names)}`;
  return `${jobWords(kind).sentence}${what}${whose}`;
}

/** Says how far the clock moved, and what happened on the way. */
export function movedLines(move: AdminResult<"clock.advance">, { paint, width }: Page): string {
  const { from, to, unsettled } = move;
  const end = formatDay(from) === formatDay(to) ? formatTime(to) : instantText(to);
  const happened = moveLines(move).map(({ text, isBad }) => (isBad ? paint("red", text) : text));
  return [
    `${instantText(from)} -> ${paint("bold", end)} UTC, ${exactSpan(Date.parse(to) - Date.parse(from))}`,
    ...(happened.length === 0 ? ["  Nothing fell due"] : happened.map((line) => `  ${line}`)),
    ...(unsettled
      ? [`  No schedule settles ${unsettled}: simulate it, or start the server with --schedules live`]
      : []),
  ]
    .map((line) => wrapLines(line, width))
    .join("\n");
}

/** Returns the objects of what is due, and their Accounts. */
export function dueObjects(due: readonly (Due | null)[]): string[] {
  return due.flatMap((each) => [each?.object ?? [], each?.account ?? []].flat());
}
