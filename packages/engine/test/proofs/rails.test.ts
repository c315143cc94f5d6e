import { declinedTransactionCategories, type Endpoint, endpoints } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { requireRows } from "../../../../tests/support/rows.ts";
import { createBank, type Rail } from "../../src/index.ts";
import { rails } from "../../src/private/reference.ts";
import { proofs, transferKinds } from "./proofs.ts";

const names = Object.keys(rails) as Rail[];

/** The decline reasons of a rail in the contract. */
function reasonsOf(rail: Rail): readonly string[] {
  const { category } = rails[rail];
  const { result } = endpoints["declinedTransactions.retrieve"];
  const source = (result as z.ZodObject).shape["source"] as z.ZodDiscriminatedUnion;
  const variants = source.options.map((option) => (option as z.ZodObject).shape);
  const details = variants.find((shape) => (shape["category"] as z.ZodLiteral).value === category)?.[category];
  const { reason } = (details as z.ZodObject).shape;
  return (reason as z.ZodEnum<Record<string, string>>).options.toSorted();
}

describe("the table of rails", () => {
  test.each(names)(
    "has each decline reason of %s once, either in a rule or with the reason why no rule gives it",
    (rail) => {
      const { rules, neverGiven } = rails[rail];
      const ruled = new Set(rules.map(({ reason }) => reason));
      const rows = [...ruled, ...Object.keys(neverGiven)];
      requireRows({ file: `The decline-rules.ts of ${rail} in packages/engine/src`, rows, wanted: reasonsOf(rail) });
    },
  );

  test("has each category of Declined Transaction once, except `other`", () => {
    const categories: string[] = names.map((rail) => rails[rail].category);
    expect([...categories, "other"].sort()).toEqual([...declinedTransactionCategories].sort());
  });

  test("has each endpoint with `decline_reason` once", () => {
    const forcing = Object.entries<Endpoint>(endpoints).filter(([, { params }]) => "decline_reason" in shapeOf(params));
    expect(names.flatMap((rail) => rails[rail].simulations).sort()).toEqual(forcing.map(([name]) => name).sort());
  });

  test.each(names.flatMap((rail) => rails[rail].simulations.map((simulation) => [simulation, rail] as const)))(
    "accepts every decline reason of the rail in its simulation: %s, %s",
    (simulation, rail) => {
      const { params }: Endpoint = endpoints[simulation];
      const { decline_reason: reason } = shapeOf(params);
      const { options } = (reason as z.ZodOptional<z.ZodEnum<Record<string, string>>>).unwrap();
      expect(options.toSorted()).toEqual(reasonsOf(rail));
    },
  );
});

function shapeOf(params: z.ZodObject | undefined): Readonly<Record<string, unknown>> {
  return params?.shape ?? {};
}

const bank = createBank();
const account = bank.accounts.create({ name: "Operating" });
const number = bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });

function declineBy(rail: Rail): void {
  const [decline_reason = ""] = reasonsOf(rail);
  const kind = transferKinds.find((each) => each.rail === rail);
  kind?.send(bank.network, { account_number_id: number.id, amount: 1, decline_reason });
  const own = proofs.find(({ railName }) => railName === rail)?.rail;
  if (own !== undefined && "decline" in own) own.decline(bank, account.id);
}

describe("a decline of each rail", () => {
  test.each(names)("records a decline of %s with the rail's category, and explains it with the rail's name", (rail) => {
    declineBy(rail);
    const [declined] = bank.declinedTransactions.list({ limit: 1 }).data;
    expect(declined?.source.category).toBe(rails[rail].category);
    expect(bank.explain(declined?.id ?? "").rail).toBe(rail);
  });
});
