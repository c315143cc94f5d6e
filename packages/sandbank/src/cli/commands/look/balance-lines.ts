import { dollars } from "@sandbank/contract/private/dollars";
import type { AdminResult } from "../../../client.ts";

/** Prints the balances of an Account for people: a sentence, followed by their parts. */
export function balanceLines({
  account,
  at,
  current,
  available,
  text,
  groups,
  holds,
  entries,
  omitted,
}: AdminResult<"balance">): string {
  return [
    `${account} at ${at}: current ${dollars(current)}, available ${dollars(available)}`,
    text,
    ...groups.map(({ label, amount, count }) => `  ${signed(amount)}  ${label} (${count})`),
    ...holds.map(
      ({ reference, amount, description, expiresAt }) =>
        `  ${signed(-amount)}  held: ${description}, ${reference}${expiresAt === null ? "" : `, expires ${expiresAt}`}`,
    ),
    ...(omitted === 0 ? [] : [`  Earlier entries that are not listed: ${omitted}`]),
    ...entries.map(
      (entry) =>
        `  ${entry.at}  ${entry.kind.padEnd(8)}  current ${signed(entry.current)}  available ${signed(entry.available)}  ${entry.reference}  ${entry.description}`,
    ),
  ].join("\n");
}

function signed(cents: number): string {
  return `${cents < 0 ? "-" : "+"}${dollars(Math.abs(cents))}`.padStart(12);
}
