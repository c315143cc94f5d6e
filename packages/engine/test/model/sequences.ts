import * as fc from "fast-check";
import { type Draft, drafts } from "./drafts.ts";
import type { Setting } from "./model.ts";
import { DAY } from "./windows.ts";

/** A sequence of drafted steps, from a start time on. */
export interface Sequence {
  readonly start: string;
  readonly setting: Setting;
  readonly drafts: readonly Draft[];
  /** Whether the bank is audited after every step, which takes longer than the step. */
  readonly audited: boolean;
  /** The steps as they were played, with their outcomes. A failure prints them. */
  readonly played: string[];
}

/** The most steps of a sequence. Additional drafts replace those that are not possible. */
export const STEPS = 100;
const DRAFTS = 180;

/** Times near the ends of months of all lengths and of years, and around a leap day. */
const start = fc.constantFrom(
  "2023-02-28T00:00:00.000Z",
  "2023-04-30T06:00:00.000Z",
  "2023-12-31T23:59:59.999Z",
  "2024-01-31T10:00:00.000Z",
  "2024-02-28T23:59:59.999Z",
  "2024-02-29T12:00:00.000Z",
  "2026-02-27T18:00:00.000Z",
  "2026-06-30T23:00:00.000Z",
);

const loan = fc.record({
  payment: fc.constantFrom("balance", "interest_until_maturity"),
  statementDay: fc.constantFrom(1, 15, 28),
  graceDays: fc.constantFrom(0, 5, 40),
  maturesAfter: fc.constantFrom(null, null, 20, 100),
});

/** One in twenty. */
const audited = fc.nat({ max: 19 }).map((chance) => chance === 19);

/** A list of the full length when it is generated, which shrinks to any length when it fails. */
class LongList<T> extends fc.Arbitrary<T[]> {
  readonly #long: fc.Arbitrary<T[]>;
  readonly #any: fc.Arbitrary<T[]>;

  constructor(element: fc.Arbitrary<T>, length: number) {
    super();
    this.#long = fc.array(element, { minLength: length, maxLength: length });
    this.#any = fc.array(element, { maxLength: length });
  }

  generate(random: fc.Random, biasFactor: number | undefined): fc.Value<T[]> {
    return this.#long.generate(random, biasFactor);
  }

  canShrinkWithoutContext(value: unknown): value is T[] {
    return this.#any.canShrinkWithoutContext(value);
  }

  shrink(value: T[], context: unknown): fc.Stream<fc.Value<T[]>> {
    return this.#any.shrink(value, context);
  }
}

export const sequences: fc.Arbitrary<Sequence> = fc
  .record({ start, loan, decides: fc.boolean(), audited, drafts: new LongList(drafts, DRAFTS) })
  .map(({ start, loan: { maturesAfter, ...loan }, decides, audited, drafts }) => {
    const midnight = Date.parse(start.slice(0, 10));
    const matures = maturesAfter === null ? null : midnight + maturesAfter * DAY;
    const setting: Setting = { decides, loan: { ...loan, matures } };
    const played: string[] = [];
    const first = `from ${start}: ${JSON.stringify(setting)}`;
    return { start, setting, drafts, audited, played, [fc.toStringMethod]: () => [first, ...played].join("\n") };
  });
