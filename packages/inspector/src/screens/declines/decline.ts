import type { DeclinedTransaction } from "@sandbank/contract";
import type { ReadableExplanation, TraceStep } from "@sandbank/engine";
import { RefusedError } from "../../source/errors.ts";
import type { Source } from "../../source/source.ts";
import type { Read } from "../../store/cache.ts";
import { useFixed } from "../../store/use-read.ts";

/** A Declined Transaction, and why it was declined. */
export interface Decline {
  readonly declined: DeclinedTransaction;
  readonly explanation: ReadableExplanation;
  /** The step that declined; null if the log of the bank began later. */
  readonly step: TraceStep | null;
}

/** The decline of a Declined Transaction, or of the transfer, check or card element that was declined. */
export function useDecline(id: string): Read<Decline> {
  return useFixed(`decline ${id}`, (from) => readDecline(from, id));
}

async function readDecline(from: Source, id: string): Promise<Decline> {
  const explanation = (await from.admin("explain", { id })) as unknown as ReadableExplanation;
  const { declinedTransactionId } = explanation;
  const { status, body } = await from.api({ method: "GET", path: `/declined_transactions/${declinedTransactionId}` });
  if (status >= 400) throw new RefusedError(status, body);
  return {
    declined: body as DeclinedTransaction,
    explanation,
    step: await findStep(from, declinedTransactionId),
  };
}

const PAGE = 200;

/** Pages back through the log. */
async function findStep(from: Source, declined: string): Promise<TraceStep | null> {
  let before: number | undefined;
  for (;;) {
    const page = await from.admin("trace", { last: PAGE, ...(before !== undefined && { before }) });
    const steps = page.steps as unknown as readonly TraceStep[];
    const found = steps.find(({ declines }) =>
      declines.some(({ declinedTransactionId }) => declinedTransactionId === declined),
    );
    if (found !== undefined || steps.length < PAGE) return found ?? null;
    before = steps[0]?.number;
  }
}

/** The reason of a Declined Transaction; `other` if the API does not say it. */
export function reasonOf({ source }: DeclinedTransaction): string {
  const details = (source as unknown as Readonly<Record<string, { readonly reason?: string } | null>>)[source.category];
  return details?.reason ?? "other";
}
