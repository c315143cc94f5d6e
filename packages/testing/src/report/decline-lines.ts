import type { Trace } from "@sandbank/engine";
import { explanationLines } from "./explanation-lines.ts";
import { LINE_LENGTH, wrap } from "./lines.ts";

/** What a line below the reason begins with, and what it is within. */
const INDENT = "    ";
const LEFT = LINE_LENGTH - 2 - INDENT.length;

/** Why each decline was decided, the newest that fit: `#5  card: breaches_limit`, and the rule with its facts below. */
export function declineLines({ steps }: Trace, most: number): readonly string[] {
  const declines = steps.flatMap(({ number, declines: made }) =>
    made.map((explanation) => {
      const { rail, reason, declinedTransactionId: id } = explanation;
      const why = explanationLines(explanation).flatMap((line) => wrap(line, LEFT));
      return [`#${number}  ${rail}: ${reason} (${id})`, ...why.map((line) => INDENT + line)];
    }),
  );
  const shown: string[] = [];
  let left = declines.length;
  // One line of the space is kept for the count of those that are left out.
  for (const lines of declines.toReversed()) {
    if (shown.length + lines.length > most - 1) break;
    shown.unshift(...lines);
    left--;
  }
  return left === 0 ? shown : [`${left} earlier`, ...shown];
}
