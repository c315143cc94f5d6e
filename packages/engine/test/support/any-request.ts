import { endpoints, type OperationName } from "@sandbank/contract";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isFullVolume, MOST_SHRINKS, seeds, volume } from "../../../../tests/support/volume.ts";
import { populatedBank } from "../proofs/populated-bank.ts";
import { createMet, judge, knownOf } from "./judge.ts";
import { requestsOf, strangeRequests } from "./requests.ts";

/** For each group and seed. A run has 1 to 60 consecutive requests. */
const RUNS = volume(500, 16, 12);

/** Payments into an Account belong to Transactions. Messages of merchants belong to the resource that they change. */
const elsewhere: Readonly<Record<string, string>> = {
  accountRevenuePayments: "transactions",
  interestPayments: "transactions",
  cardAuthorizations: "cardPayments",
  cardBalanceInquiries: "cardPayments",
  cardIncrements: "cardPayments",
  cardAuthorizationExpirations: "cardReversals",
  cardRefunds: "cardSettlements",
};

/** `simulations.cards.x` belongs to the group of `cards.y`. */
function resourceOf(operation: OperationName): string {
  const resource = operation.split(".").at(-2) ?? "";
  return elsewhere[resource] ?? resource;
}

const names = Object.keys(endpoints) as OperationName[];
const table = [
  ...[...Map.groupBy(names, resourceOf)].map(([group, operations]) => ({
    group,
    operations,
    requests: requestsOf(operations),
  })),
  {
    // Each operation has its own group above. In this group, any operation follows any other.
    group: "all resources in turn, and unknown paths",
    operations: [],
    requests: fc.oneof({ weight: 3, arbitrary: requestsOf(names) }, { weight: 1, arbitrary: strangeRequests }),
  },
];

/** By name, which a failure prints. Every run uses a fork of one of these banks. */
const banks = {
  sandbox: populatedBank({}),
  ignoring: populatedBank({ unknownFields: "ignore", checkDeposits: "manual" }),
  live: populatedBank({ environment: "live" }),
};
const known = { sandbox: knownOf(banks.sandbox), ignoring: knownOf(banks.ignoring), live: knownOf(banks.live) };
const bankNames = fc.constantFrom<(keyof typeof banks)[]>("sandbox", "sandbox", "sandbox", "ignoring", "live");

/** Tests half of the groups, so that two files share them and two workers run them in parallel. */
export function testAnyRequest(part: "first half" | "second half"): void {
  const rest = part === "first half" ? 0 : 1;
  const { stackTraceLimit } = Error;
  beforeAll(() => {
    // Node's default. Vitest's limit of 100 frames is slow for half a million errors.
    Error.stackTraceLimit = 10;
  });
  afterAll(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });

  describe.each(table.filter((_, index) => index % 2 === rest))("any request to $group", ({ operations, requests }) => {
    const met = createMet();

    test.each(seeds(20_260_101))(
      "returns a valid response to every request, and changes nothing on refusal: $name seed $seed",
      ({ seed }) => {
        const before = met.requests;
        const drafts = fc.array(requests, { minLength: 1, maxLength: 60, size: "max" });
        const cases = fc.limitShrink(fc.tuple(bankNames, drafts), MOST_SHRINKS);
        const property = fc.property(cases, ([name, inARow]) => {
          judge(banks[name].fork(), known[name], inARow, met);
        });
        fc.assert(property, { seed, numRuns: RUNS });
        expect(met.requests - before).toBeGreaterThanOrEqual(RUNS * 8);
      },
    );

    test("accepts each operation of the group often enough", () => {
      const rare = operations.filter((name) => (met.accepted.get(name) ?? 0) < volume(100, 1));
      // Few cases do not reach every operation that needs an object in a certain state.
      expect(rare.length, `not accepted: ${rare}`).toBeLessThanOrEqual(
        isFullVolume ? 0 : Math.round(operations.length / 4),
      );
      expect([...met.errors]).toEqual(expect.arrayContaining(["invalid_api_key_error", "api_method_not_found_error"]));
    });

    test("refers mostly to existing objects in the requests of the group", () => {
      // Only kinds with many references. A cursor is known only after a page with a next one, and a live bank refuses
      // simulations.
      const often = [...met.named].filter(([kind, { all }]) => kind !== "cursor" && all >= 200);
      expect(often.filter(([, { all, known: found }]) => found < 0.7 * all)).toEqual([]);
    });
  });
}
