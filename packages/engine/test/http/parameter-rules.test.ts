import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { forRow, pathOf, requireRows } from "../support/rows.ts";
import { send } from "../support/send.ts";

const file = pathOf(import.meta.url);

type Params = Readonly<Record<string, unknown>>;

const loan = { credit_limit: 1, grace_period_days: 1, statement_day_of_month: 1, statement_payment_type: "balance" };
const address = { line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" };
const cardholder = { first_name: "Sample", last_name: "Cardholder" };
const zipped = { line1: "1 Main Street", city: "Springfield", state: "IL", zip: "62701" };
const person = { name: "Sample Person", date_of_birth: "1990-01-01", address: zipped };
const structures = {
  corporation: { name: "Example", address: zipped },
  natural_person: person,
  joint: { individuals: [person] },
  trust: { name: "Example", category: "revocable", address: zipped, trustees: [person] },
  government_authority: {
    name: "Example",
    category: "municipality",
    address: zipped,
    authorized_persons: [{ name: "Sample Person" }],
  },
};
const single = { settlement_amount: { comparison: "equals", value: 1 } };

const order = (country: string | undefined, method: string) => ({
  card_id: "card_a",
  cardholder,
  shipment: { address: { name: "Sample", ...address, country }, method },
});
const usage = (terms: object) => ({ account_id: "account_a", authorization_controls: { usage: terms } });
const authorization = (more: object) => ({ card_id: "card_a", amount: 1, ...more });
const answer = (card_authorization: object) => ({ card_authorization });
const onNetworks = (...networks: readonly string[]) =>
  authorization({ network_details: Object.fromEntries(networks.map((network) => [network, {}])) });
const stoodIn = { network_details: { cardnet: { stand_in_processing_reason: "issuer_error" } } };

/** For each cross-field rule: a request that breaks only this rule, and a similar request that does not. */
const cases: readonly [operation: OperationName, field: string, message: string, wrong: Params, right: Params][] = [
  [
    "accounts.create",
    "loan",
    "is required when `funding` is `loan`",
    { name: "A", funding: "loan" },
    { name: "A", funding: "loan", loan },
  ],
  ["accounts.create", "loan", "is only allowed when `funding` is `loan`", { name: "A", loan }, { name: "A" }],
  ...Object.entries(structures).map(([structure, object]): (typeof cases)[number] => [
    "entities.create",
    structure,
    `is only allowed when \`structure\` is \`${structure}\``,
    { structure: structure === "trust" ? "joint" : "trust", [structure]: object },
    { structure, [structure]: object },
  ]),
  [
    "limits.create",
    "model_id",
    "must be the identifier of an Account, an Account Number or a Card",
    { metric: "count", interval: "day", value: 1, model_id: "cards" },
    { metric: "count", interval: "day", value: 1, model_id: "account_a" },
  ],
  [
    "physicalCards.create",
    "shipment.method",
    "must be `courier_b_worldwide_express` when `shipment.address.country` is not `US`",
    order("CA", "courier_a_2_day"),
    order("CA", "courier_b_worldwide_express"),
  ],
  [
    "physicalCards.create",
    "shipment.address.country",
    "must be a country other than `US` when `shipment.method` is `courier_b_worldwide_express`",
    order(undefined, "courier_b_worldwide_express"),
    order(undefined, "courier_a_2_day"),
  ],
  [
    "simulations.inboundAchTransfers.create",
    "amount",
    "must not be 0: positive is a credit, negative a debit",
    { account_number_id: "account_number_a", amount: 0 },
    { account_number_id: "account_number_a", amount: -1 },
  ],
  [
    "simulations.inboundAchTransfers.create",
    "addenda.freeform",
    "is required when `category` is `freeform`",
    { account_number_id: "account_number_a", amount: 1, addenda: { category: "freeform" } },
    {
      account_number_id: "account_number_a",
      amount: 1,
      addenda: { category: "freeform", freeform: { entries: [{ payment_related_information: "A" }] } },
    },
  ],
  [
    "inboundMailItems.action",
    "checks.0.account_id",
    "is required when `action` is `deposit`",
    { checks: [{ action: "deposit" }] },
    { checks: [{ action: "deposit", account_id: "account_a" }] },
  ],
  [
    "inboundMailItems.action",
    "checks.0.account_id",
    "is only allowed when `action` is `deposit`",
    { checks: [{ action: "ignore", account_id: "account_a" }] },
    { checks: [{ action: "ignore" }] },
  ],
  [
    "simulations.inboundMailItems.create",
    "lockbox_address_id",
    "is required unless `lockbox_recipient_id` is given",
    { amount: 1 },
    { amount: 1, lockbox_recipient_id: "lockbox_a" },
  ],
  [
    "simulations.inboundMailItems.create",
    "lockbox_recipient_id",
    "is not allowed beside `lockbox_address_id`: give exactly one of the two",
    { amount: 1, lockbox_address_id: "lockbox_address_a", lockbox_recipient_id: "lockbox_a" },
    { amount: 1, lockbox_address_id: "lockbox_address_a" },
  ],
  [
    "cards.create",
    "authorization_controls.usage.multi_use",
    "is required when `category` is `multi_use`",
    usage({ category: "multi_use" }),
    usage({ category: "multi_use", multi_use: {} }),
  ],
  [
    "cards.create",
    "authorization_controls.usage.multi_use",
    "is not allowed when `category` is `single_use`",
    usage({ category: "single_use", single_use: single, multi_use: {} }),
    usage({ category: "single_use", single_use: single }),
  ],
  [
    "cards.create",
    "authorization_controls.usage.single_use",
    "is required when `category` is `single_use`",
    usage({ category: "single_use" }),
    usage({ category: "single_use", single_use: single }),
  ],
  [
    "cards.create",
    "authorization_controls.usage.single_use",
    "is not allowed when `category` is `multi_use`",
    usage({ category: "multi_use", multi_use: {}, single_use: single }),
    usage({ category: "multi_use", multi_use: {} }),
  ],
  [
    "simulations.cardAuthorizations.create",
    "network_details.cardnet",
    "is required unless `network_details.debitnet` is given",
    onNetworks(),
    onNetworks("cardnet"),
  ],
  [
    "simulations.cardAuthorizations.create",
    "network_details.debitnet",
    "is not allowed beside `network_details.cardnet`: give exactly one of the two",
    onNetworks("cardnet", "debitnet"),
    onNetworks("debitnet"),
  ],
  [
    "simulations.cardAuthorizations.create",
    "network_details.cardnet.stand_in_processing_reason",
    "is only allowed when `actioner` is `network` or is not given",
    authorization({ ...stoodIn, actioner: "user" }),
    authorization({ ...stoodIn, actioner: "network" }),
  ],
  [
    "simulations.cardAuthorizations.create",
    "network_risk_score",
    "must be at most 99 unless `network_details.debitnet` is given",
    authorization({ network_risk_score: 100 }),
    authorization({ network_risk_score: 100, network_details: { debitnet: {} } }),
  ],
  [
    "simulations.cardAuthorizations.create",
    "direction",
    "must be `refund` when `processing_category.category` is `original_credit` or `cash_deposit`",
    authorization({ direction: "settlement", processing_category: { category: "cash_deposit" } }),
    authorization({ direction: "refund", processing_category: { category: "cash_deposit" } }),
  ],
  [
    "simulations.cardAuthorizations.create",
    "processing_category.refund",
    "is only allowed when `category` is `refund`",
    authorization({ processing_category: { category: "purchase", refund: {} } }),
    authorization({ processing_category: { category: "refund", refund: {} } }),
  ],
  [
    "simulations.cardSettlements.create",
    "amount",
    "is required unless `pending_transaction_id` is given",
    { card_id: "card_a" },
    { card_id: "card_a", pending_transaction_id: "pending_transaction_a" },
  ],
  [
    "simulations.cardRefunds.create",
    "pending_transaction_id",
    "is required unless `transaction_id` is given",
    {},
    { transaction_id: "transaction_a" },
  ],
  [
    "simulations.cardRefunds.create",
    "transaction_id",
    "is not allowed beside `pending_transaction_id`: give exactly one of the two",
    { pending_transaction_id: "pending_transaction_a", transaction_id: "transaction_a" },
    { pending_transaction_id: "pending_transaction_a" },
  ],
  [
    "simulations.cardBalanceInquiries.create",
    "card_id",
    "is required unless `physical_card_id` is given",
    {},
    { physical_card_id: "physical_card_a" },
  ],
  [
    "simulations.cardBalanceInquiries.create",
    "network_details.cardnet.stand_in_processing_reason",
    "is only allowed when `actioner` is `network` or is not given",
    { card_id: "card_a", ...stoodIn, actioner: "increase" },
    { card_id: "card_a", ...stoodIn },
  ],
  [
    "realTimeDecisions.action",
    "card_authorization.approval",
    "is only allowed when `decision` is `approve`",
    answer({ decision: "decline", decline: { reason: "other" }, approval: {} }),
    answer({ decision: "approve", approval: {} }),
  ],
  [
    "realTimeDecisions.action",
    "card_authorization.decline",
    "is required when `decision` is `decline`",
    answer({ decision: "decline" }),
    answer({ decision: "decline", decline: { reason: "other" } }),
  ],
  [
    "realTimeDecisions.action",
    "card_authorization.decline",
    "is only allowed when `decision` is `decline`",
    answer({ decision: "approve", decline: { reason: "other" } }),
    answer({ decision: "approve" }),
  ],
];

describe("a cross-field rule", () => {
  test.each(cases)(
    "refuses a request that breaks only a cross-field rule: %s, `%s` %s",
    forRow(file, (operation, field, message, wrong, right) => {
      const bank = createBank();
      const { method, path } = endpoints[operation] as Endpoint;
      const ask = (body: Params) => send(bank, { method, path: path.replace(/\{\w+\}/, "nothing"), body });
      const { body } = ask(wrong);
      expect(body).toMatchObject({ status: 400, type: "invalid_parameters_error", errors: [{ field, message }] });
      expect(body.errors).toHaveLength(1);
      // The ids in the request do not exist. Parameters are checked before ids (D-27).
      expect([200, 404]).toContain(ask(right).status);
    }),
  );

  test("has a row for each cross-field rule", { tags: "table" }, () => {
    const wanted = Object.entries<Endpoint>(endpoints).flatMap(([operation, { crossFieldRules = [] }]) =>
      // `cards.update` has the rules of `cards.create`.
      operation === "cards.update"
        ? []
        : crossFieldRules.map(({ field, message }) => `${operation} ${field} ${message}`),
    );
    const rows = cases.map(([operation, field, message]) => `${operation} ${field.replace(/\.\d+/, ".*")} ${message}`);
    requireRows({ file, rows, wanted });
  });
});
