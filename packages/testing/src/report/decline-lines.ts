import type { Trace } from "@sandbank/engine";
import { explanationLines } from "./explanation-lines.ts";
import { LINE_LENGTH, wrap } from "./lines.ts";

/** The indent of the lines below the reason, and the length of those lines. */
const INDENT = "    ";
const LEFT = LINE_LENGTH - 2 - INDENT.length;

/** Prints the newest declines that fit: `#5  card: breaches_limit`, with the deciding rule and its facts below. */
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
  // One line is kept for the count of earlier declines.
  for (const lines of declines.toReversed()) {
    if (shown.length + lines.length > most - 1) break;
    shown.unshift(...lines);
    left--;
  }
  return left === 0 ? shown : [`${left} earlier`, ...shown];
}
