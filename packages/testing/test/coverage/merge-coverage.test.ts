import { type Bank, type Coverage, createBank } from "@sandbank/engine";
import { mergeCoverage } from "@sandbank/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { volume } from "../../../../tests/support/volume.ts";
import { allNames, anyCoverage, coverageOf } from "./support.ts";

/** Steps that reach different names, in one test file or in several. */
const steps: readonly ((bank: Bank) => unknown)[] = [
  (bank) => bank.accounts.close(bank.accounts.create({ name: "Operating" }).id),
  (bank) => bank.accounts.list(),
  (bank) => {
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "Incoming" });
    bank.simulations.inboundWireTransfers.create({ account_number_id, amount: 1_00, decline_reason: "group_locked" });
  },
  (bank) => expect(() => bank.cards.retrieve("card_none")).toThrow(),
];

const runs = { seed: 20_261_129, numRuns: volume(100, 100, 15) };

describe("mergeCoverage", () => {
  test("mergeCoverage returns the same coverage as one bank that played all steps", () => {
    const one = createBank();
    const parts = steps.map((step) => {
      const part = createBank();
      step(part);
      step(one);
      return JSON.parse(JSON.stringify(part.coverage())) as Coverage;
    });
    expect(mergeCoverage(parts)).toEqual(one.coverage());
    expect(one.coverage().reasons.reached).toEqual(["wire_decline.group_locked"]);
  });

  test("mergeCoverage returns the union in the order of a bank, for any order of the coverages", () => {
    fc.assert(
      fc.property(fc.array(fc.subarray([...allNames]), { maxLength: 4 }), (parts) => {
        const coverages = parts.map(coverageOf);
        const union = coverageOf(parts.flat());
        expect(mergeCoverage(coverages)).toEqual(union);
        expect(mergeCoverage(coverages.toReversed())).toEqual(union);
      }),
      runs,
    );
  });

  test("merging a coverage twice changes nothing, and mergeCoverage does not change its arguments", () => {
    fc.assert(
      fc.property(anyCoverage, anyCoverage, (one, other) => {
        const before = JSON.stringify([one, other]);
        const merged = mergeCoverage([one, other]);
        expect(mergeCoverage([merged, one])).toEqual(merged);
        expect(mergeCoverage([one, one])).toEqual(one);
        expect(JSON.stringify([one, other])).toBe(before);
      }),
      runs,
    );
  });

  test("mergeCoverage accepts any iterable, and returns the coverage of an unused bank for an empty one", () => {
    expect(mergeCoverage(new Set([coverageOf([])]))).toEqual(createBank().coverage());
    expect(mergeCoverage([])).toEqual(createBank().coverage());
  });

  test.each([undefined, 1, coverageOf([])])("mergeCoverage refuses a value that is not iterable", (coverages) => {
    expect(() => mergeCoverage(coverages as never)).toThrow(
      "[sandbank] Failed to merge coverages: there is no array. Pass one: mergeCoverage([one, other]).",
    );
  });

  test.each([
    {
      name: "lacks a name",
      change: ({ errors }: Coverage) => ({ errors: { ...errors, unreached: errors.unreached.slice(1) } }),
      why: 'it lacks "errors invalid_parameters_error", unlike',
    },
    {
      name: "has an additional name",
      change: ({ states }: Coverage) => ({ states: { ...states, reached: ["account.status frozen"] } }),
      why: 'it also has "states account.status frozen", unlike',
    },
    { name: "has no lists", change: () => ({ reasons: undefined }), why: "it has no lists of reasons" },
  ])("mergeCoverage refuses a coverage that $name, and says which", ({ change, why }) => {
    const coverage = coverageOf([]);
    const foreign = { ...coverage, ...change(coverage) } as Coverage;
    expect(() => mergeCoverage([coverage, foreign])).toThrow(
      `[sandbank] Failed to merge coverages: number 2 cannot be used, because ${why}`,
    );
  });
});
