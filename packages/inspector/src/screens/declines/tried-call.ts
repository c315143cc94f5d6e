import type { TracedCall } from "@sandbank/engine";
import type { Decline } from "./decline.ts";

/** A call that was declined, with its amount. */
export interface TriedCall {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Cents. */
  readonly amount: number;
}

/** The call that was declined; undefined if the decline came later than the call, or if the call had no amount. */
export function triedCall({ step }: Decline): TriedCall | undefined {
  if (step?.kind !== "call") return undefined;
  const { method, path, params } = step as TracedCall;
  const { amount } = (params ?? {}) as { readonly amount?: unknown };
  if (typeof amount !== "number") return undefined;
  return { method, path, params: params as TriedCall["params"], amount };
}
