import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { checkAll } from "../../../tests/support/check-all.ts";
import { type Endpoint, endpoints, type OperationName } from "../src/index.ts";
import { declineDetails } from "../src/rails.ts";

/** Whether an operation's schema accepts the parameters. Cross-field rules are tested elsewhere. */
function takes(operation: OperationName, params: object): boolean {
  const { params: schema }: Endpoint = endpoints[operation];
  if (schema === undefined) throw new Error(`${operation} takes no parameters.`);
  return schema.safeParse(params).success;
}

type Fields = readonly (readonly [name: string, bounds: readonly [least: number, most: number]])[];

/** The required parameters of a simulation. */
interface Least {
  readonly account_number_id: string;
  /** The smallest amount. */
  readonly amount: number;
  readonly check_number?: string;
}

/** The required parameters of the simulation of each inbound transfer, and the bounds of its texts. */
const simulations: readonly (readonly [operation: OperationName, least: Least, texts: Fields])[] = [
  [
    "simulations.inboundAchTransfers.create",
    { account_number_id: "account_number_1", amount: -Number.MAX_SAFE_INTEGER },
    [
      ["company_descriptive_date", [1, 6]],
      ["company_discretionary_data", [1, 20]],
      ["company_entry_description", [1, 10]],
      ["company_id", [1, 15]],
      ["company_name", [1, 16]],
      ["receiver_id_number", [1, 200]],
      ["receiver_name", [1, 200]],
    ],
  ],
  [
    "simulations.inboundCheckDeposits.create",
    { account_number_id: "account_number_1", amount: 0, check_number: "1" },
    [["check_number", [1, 10]]],
  ],
  [
    "simulations.inboundRealTimePaymentsTransfers.create",
    { account_number_id: "account_number_1", amount: 1 },
    [
      ["debtor_account_number", [1, 200]],
      ["debtor_name", [1, 200]],
      ["debtor_routing_number", [9, 9]],
      ["request_for_payment_id", [1, 200]],
      ["unstructured_remittance_information", [1, 140]],
    ],
  ],
  [
    "simulations.inboundFednowTransfers.create",
    { account_number_id: "account_number_1", amount: 1 },
    [
      ["debtor_account_number", [1, 200]],
      ["debtor_name", [1, 200]],
      ["debtor_routing_number", [9, 9]],
      ["unstructured_remittance_information", [1, 200]],
    ],
  ],
  [
    "simulations.inboundWireTransfers.create",
    { account_number_id: "account_number_1", amount: 1 },
    [
      "creditor_address_line1 creditor_address_line2 creditor_address_line3 creditor_name",
      "debtor_address_line1 debtor_address_line2 debtor_address_line3 debtor_name",
      "end_to_end_identification instructing_agent_routing_number instruction_identification purpose",
      "unique_end_to_end_transaction_reference unstructured_remittance_information wire_drawdown_request_id",
    ].flatMap((names) => names.split(" ").map((name) => [name, [1, 200]] as const)),
  ],
];

describe.each(simulations)("%s", (operation, least, texts) => {
  test(`${operation} accepts its required parameters, and none of them can be omitted`, () => {
    expect(takes(operation, least)).toBe(true);
    for (const name of Object.keys(least)) expect(takes(operation, { ...least, [name]: undefined }), name).toBe(false);
  });

  test.each(texts)(`${operation} accepts a %s of %j characters`, (name, [shortest, longest]) => {
    const takesLength = (length: number) => takes(operation, { ...least, [name]: "1".repeat(length) });
    expect([shortest, longest].map(takesLength)).toEqual([true, true]);
    expect([shortest - 1, longest + 1].map(takesLength)).toEqual([false, false]);
  });

  test(`${operation} accepts no amount below the smallest`, () => {
    const takesAmount = (amount: number) => takes(operation, { ...least, amount });
    expect([least.amount, Number.MAX_SAFE_INTEGER, least.amount - 1].map(takesAmount)).toEqual([true, true, false]);
  });

  test.each([1.5, "1", null, 2 ** 53])(`${operation} refuses the amount %j`, (amount) => {
    expect(takes(operation, { ...least, amount })).toBe(false);
  });
});

test("has a row above for the simulation of each inbound transfer", () => {
  const wanted = Object.entries<Endpoint>(endpoints).flatMap(([operation, { params }]) =>
    "decline_reason" in (params?.shape ?? {}) && "account_number_id" in (params?.shape ?? {}) ? [operation] : [],
  );
  expect(simulations.map(([operation]) => operation).toSorted()).toEqual(wanted.toSorted());
});

describe("simulations.inboundAchTransfers.create", () => {
  const create = (params: object) =>
    takes("simulations.inboundAchTransfers.create", { account_number_id: "account_number_1", amount: 1, ...params });

  test.each<[params: object, expected: boolean]>([
    [{ company_name: " !~" }, true],
    [{ company_name: "Ünion" }, false],
    [{ company_name: "a\nb" }, false],
    [{ receiver_name: "Ünion" }, true],
    [{ resolve_at: "2026-01-02T00:00:00+01:00" }, true],
    [{ resolve_at: "2026-01-02" }, false],
    [{ addenda: {} }, false],
    [{ addenda: { category: "payment_order" } }, false],
    [{ addenda: { category: "freeform", freeform: {} } }, false],
    ...[0, 1, 80, 81].map((length): [object, boolean] => [
      {
        addenda: {
          category: "freeform",
          freeform: { entries: [{ payment_related_information: "a".repeat(length) }] },
        },
      },
      length === 1 || length === 80,
    ]),
  ])("simulations.inboundAchTransfers.create accepts %j: %s", (params, expected) =>
    expect(create(params)).toBe(expected),
  );
});

test("a check number has only digits", () => {
  const check = { account_number_id: "account_number_1", amount: 1, check_number: "12a" };
  expect(takes("simulations.inboundCheckDeposits.create", check)).toBe(false);
});

describe("reasons", () => {
  /** The reasons that one bank gives to the other. */
  const returnReasons = `
    insufficient_funds returned_per_odfi_request authorization_revoked_by_customer payment_stopped
    customer_advised_unauthorized_improper_ineligible_or_incomplete
    representative_payee_deceased_or_unable_to_continue_in_that_capacity beneficiary_or_account_holder_deceased
    credit_entry_refused_by_receiver duplicate_entry corporate_customer_advised_not_authorized
  `;
  /** The reasons that only the bank determines. */
  const bankReasons = `
    ach_route_canceled ach_route_disabled breaches_limit entity_not_active group_locked transaction_not_allowed
  `;
  const words = (text: string) => text.trim().split(/\s+/);

  test.each<[OperationName, taken: string, refused: string]>([
    ["inboundAchTransfers.decline", `${returnReasons} user_initiated`, bankReasons],
    ["inboundAchTransfers.transferReturn", returnReasons, `${bankReasons} user_initiated`],
    ["inboundWireTransfers.reverse", "duplicate creditor_request transaction_forbidden", "transaction_not_allowed"],
    [
      "inboundCheckDeposits.return",
      "altered_or_fictitious not_authorized duplicate_presentment endorsement_missing endorsement_irregular refer_to_maker",
      "insufficient_funds",
    ],
  ])("%s accepts exactly the reasons that a client can give", (operation, taken, refused) => {
    const takesReason = (reason: string) => takes(operation, { reason });
    expect(words(taken).filter((reason) => !takesReason(reason))).toEqual([]);
    expect(words(refused).filter(takesReason)).toEqual([]);
  });

  test("only a decline may omit its reason", () => {
    expect(takes("inboundAchTransfers.decline", {})).toBe(true);
    for (const operation of [
      "inboundAchTransfers.transferReturn",
      "inboundWireTransfers.reverse",
      "inboundCheckDeposits.return",
    ] as const) {
      expect(takes(operation, {}), operation).toBe(false);
    }
  });

  test("each simulation with `decline_reason` can force every decline reason of its rail (D-84)", () => {
    const reasonsOf = (schema: z.ZodType) => (schema as z.ZodOptional<z.ZodEnum>).unwrap().options;
    const rails = Object.values(declineDetails).map(({ schema }) => (schema().shape.reason as z.ZodEnum).options);
    return checkAll(
      Object.entries<Endpoint>(endpoints).filter(([, { params }]) => params?.shape["decline_reason"] !== undefined),
      (_, { params }) => expect(rails).toContainEqual(reasonsOf(params?.shape["decline_reason"] as z.ZodType)),
    );
  });
});
