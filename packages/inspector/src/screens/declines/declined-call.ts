import { stepsUntil } from "../../store/time-travel.ts";

/** A call that was declined, with its amount. */
export interface DeclinedCall {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Cents, with the sign of the call. */
  readonly amount: number;
}

/** Reads the call that was declined at a journal entry. Rejects if the decline came later than the call. */
export async function readDeclinedCall(declined: string, entry: number): Promise<DeclinedCall> {
  const steps = await stepsUntil(entry);
  const step = steps.find(({ declines }) =>
    declines.some(({ declinedTransactionId }) => declinedTransactionId === declined),
  );
  if (step?.kind === "call") {
    const params = (step.params ?? {}) as DeclinedCall["params"];
    const { amount } = params;
    if (typeof amount === "number") return { method: step.method, path: step.path, params, amount };
  }
  throw new Error(
    "It was declined after the request with the amount, so that one request does not repeat it. Travel to just before it and fork the bank there instead.",
  );
}
