import type { DeclinedTransaction } from "@sandbank/contract";
import type { ReadableExplanation } from "@sandbank/engine";
import { RefusedError } from "../../source/errors.ts";
import type { Source } from "../../source/source.ts";
import type { Read } from "../../store/cache.ts";
import { useFixed } from "../../store/use-read.ts";

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
  const { status, body } = await from.api({ method: "GET", path: `/declined_transactions/${declinedTransactionId}` });
  if (status >= 400) throw new RefusedError(status, body);
  return { declined: body as DeclinedTransaction, explanation };
}

/** Returns the reason of a Declined Transaction; `other` if the API does not name one. */
export function reasonOf({ source }: DeclinedTransaction): string {
  const details = (source as unknown as Readonly<Record<string, { readonly reason?: string } | null>>)[source.category];
  return details?.reason ?? "other";
}
