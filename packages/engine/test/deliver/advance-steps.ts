import * as fc from "fast-check";

/** A step that does not `settle` is followed by the next one before the deliverer can react to it. */
export type Step = { readonly settle: boolean } & (
  | { readonly kind: "create" | "refuse" | "read" }
  | { readonly kind: "advance"; readonly seconds: number }
  /** The receiver responds to one of the open requests. */
  | { readonly kind: "answer"; readonly open: number; readonly status: number }
);

const settle = fc.boolean();
const answer = fc.record({
  kind: fc.constant("answer"),
  open: fc.nat({ max: 5 }),
  status: fc.constantFrom(500, 204),
  settle,
});
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("create", "create", "refuse", "read"), settle }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("advance"), seconds: fc.constantFrom(0, 1, 60, 3_600, 86_400), settle }),
  },
  { weight: 5, arbitrary: answer },
);
