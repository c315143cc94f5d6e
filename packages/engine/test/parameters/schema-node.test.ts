import { type Endpoint, endpoints } from "@sandbank/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkAll } from "../../../../tests/support/check-all.ts";
import { collectIssues } from "../../src/parameters/collect-issues.ts";
import { prepare } from "../../src/parameters/prepared.ts";
import { schemaNode } from "../../src/parameters/schema-node.ts";
import { mutate, mutations } from "../support/mutations.ts";
import { rightValues } from "../support/right-values.ts";

const withParams = Object.entries<Endpoint>(endpoints).filter(([, { params }]) => params !== undefined);

describe("the engine's validation", () => {
  test("validates the parameters of each operation exactly as the schema of the contract does", () =>
    checkAll(withParams, (_, { params }) => {
      if (params === undefined) return expect.fail("There are no parameters.");
      const node = schemaNode(params);
      const values = fc.tuple(rightValues(params), mutations).map(([right, all]) => mutate(right, all));
      fc.assert(
        fc.property(values, (value) => {
          fc.pre(JSON.stringify(value)?.isWellFormed() && !/\\ud[89a-f]/i.test(JSON.stringify(value)));
          expect(collectIssues(node, value, "").total === 0).toBe(params.safeParse(value).success);
        }),
        { seed: 20_260_106, numRuns: 150 },
      );
    }));

  test.each([
    "2026-01-01T00:00Z",
    "2026-01-01T00:00:00.1234567890Z",
    "2026-01-01T00:00:00+01",
    "2026-01-01T00:00:00+0100",
    "2026-01-01T00:00:00-23:59",
    "2024-02-29T00:00:00Z",
    "2000-02-29T00:00:00Z",
    "1900-02-29T00:00:00Z",
    "2026-02-29T00:00:00Z",
    "2026-04-31T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-00-10T00:00:00Z",
    "2026-01-00T00:00:00Z",
    "2026-01-01T24:00:00Z",
    "2026-01-01T23:59:60Z",
    "0000-01-01T00:00:00Z",
    "2026-01-01T00:00:00",
    "2026-01-01",
    "2026-01-01T00:00:00+24:00",
    "2026-01-01T00:00:00+1",
    "",
  ])("accepts %j as an instant exactly if the contract does (D-12)", (at_time) => {
    const { endpoint, node } = prepare("accounts.balance");
    const isTaken = collectIssues(node, { at_time }, "query.").total === 0;
    expect(isTaken).toBe(endpoint.params?.safeParse({ at_time }).success);
  });
});
