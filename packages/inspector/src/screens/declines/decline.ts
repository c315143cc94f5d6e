import type { DeclinedTransaction } from "@sandbank/contract";
import type { ReadableExplanation } from "@sandbank/engine";
import { railWords } from "../../generated/rails.ts";
import type { Source } from "../../source/source.ts";
import type { Read } from "../../store/cache.ts";
import { readApi, useFixed } from "../../store/use-read.ts";
import { cutText } from "../../words/cut-text.ts";
import { isolate } from "../../words/isolate.ts";
import { moneyText } from "../../words/money.ts";

/** A Declined Transaction with its explanation. */
export interface Decline {
  readonly declined: DeclinedTransaction;
  readonly explanation: ReadableExplanation;
}

/** Reads the decline of a Declined Transaction, or of the transfer, check or card element that was declined. */
export function useDecline(id: string): Read<Decline> {
  return useFixed(`decline ${id}`, (from) => readDecline(from, id));
}

async function readDecline(from: Source, id: string): Promise<Decline> {
  const explanation = (await from.admin("explain", { id })) as unknown as ReadableExplanation;
  const { declinedTransactionId } = explanation;
  return { declined: await readApi(from, `/declined_transactions/${declinedTransactionId}`), explanation };
}

/** Returns the reason of a Declined Transaction; `other` if the API does not name one. */
export function readReason({ source }: DeclinedTransaction): string {
  return String(readDetails(source)["reason"] ?? "other");
}

/** Returns the id of the Card Payment, inbound transfer or check that was declined. */
export function findPayment({ source }: DeclinedTransaction): string | undefined {
  return Object.values(readDetails(source))
    .map(String)
    .find((value) => /^(?:card_payment|check_deposit|inbound)_/.test(value));
}

function readDetails(source: DeclinedTransaction["source"]): Readonly<Record<string, unknown>> {
  return (
    (source as unknown as Readonly<Record<string, Readonly<Record<string, unknown>> | null>>)[source.category] ?? {}
  );
}

/** `$60.00 at Cedar Books was declined` */
export function printTitle({ amount, description, source }: DeclinedTransaction): string {
  const money = moneyText(Math.abs(amount));
  if (source.category === "card_decline") return `${money} at ${isolate(cutText(description, 48))} was declined`;
  return `${railWords[source.category]?.payment ?? "A payment"} of ${money} was declined`;
}
