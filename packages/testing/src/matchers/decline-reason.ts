import type { DeclinedTransaction } from "@sandbank/engine";

type Details<Source> = Source extends { readonly category: infer Category extends keyof Source }
  ? Source[Category]
  : never;

type ReasonOf<Detail> = Detail extends { readonly reason: infer Reason } ? Reason : never;

/** Every reason that a Declined Transaction can have, on all rails. */
export type DeclineReason = ReasonOf<Details<DeclinedTransaction["source"]>>;
