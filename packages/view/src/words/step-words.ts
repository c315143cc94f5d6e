import type { TracedCall, TracedEntry } from "@sandbank/engine";

/** The amounts that moved, in cents. */
export interface Moves {
  readonly paidIn: number;
  readonly paidOut: number;
  readonly held: number;
  readonly released: number;
}

/** Sums the amounts of ledger entries by what they did to the Accounts. */
export function sumMoves(entries: readonly TracedEntry[]): Moves {
  const moves = { paidIn: 0, paidOut: 0, held: 0, released: 0 };
  for (const { from, to, amount } of entries) {
    if (to === `${from}/held`) moves.held += amount;
    else if (from === `${to}/held`) moves.released += amount;
    else if (isOfBank(from) && !isOfBank(to)) moves.paidIn += amount;
    else if (isOfBank(to) && !isOfBank(from)) moves.paidOut += amount;
  }
  return moves;
}

/** Returns whether a ledger account is of the bank itself, and of none of its Accounts. */
export function isOfBank(account: string): boolean {
  return account.startsWith("bank/");
}

/** `+$100.00, held $15.00`. The function prints an amount in cents. */
export function movesText({ paidIn, paidOut, held, released }: Moves, print: (cents: number) => string): string {
  const parts = [
    paidIn > 0 && `+${print(paidIn)}`,
    paidOut > 0 && print(-paidOut),
    held > 0 && `held ${print(held)}`,
    released > 0 && `released ${print(released)}`,
  ];
  return parts.filter((part) => part !== false).join(", ");
}

/**
 * ` at Cedar Books`, ` from Acme`: the other side of a call that moved money, or whose debit was declined. `description`: of its
 * Transaction, which a settlement or a refund has of its payment. `show` prints it. A description that is no name, such as
 * `Interest payment`, is behind a comma.
 */
export function partyText(call: TracedCall, description: string, show: (text: string) => string): string {
  const { operation, params, ledgerEntries } = call;
  if (description === "") return "";
  if (/\.card(?!Refund)/.test(operation ?? "")) return ` at ${show(description)}`;
  const isNamed = Object.values(params ?? {}).includes(description);
  const word = isNamed && (sumMoves(ledgerEntries).paidOut > 0 ? " to " : " from ");
  return `${word || ", "}${show(description)}`;
}

/** Returns the name that a call gives to an object, its description or its URL; undefined if it has none of them. */
export function nameIn(call: TracedCall): string | undefined {
  return ["name", "description", "url"].map((key) => readParam(call, key)).find((each) => typeof each === "string");
}

/** Returns a parameter of a call. */
function readParam({ params }: TracedCall, key: string): unknown {
  return typeof params === "object" && params !== null ? (params as Record<string, unknown>)[key] : undefined;
}
