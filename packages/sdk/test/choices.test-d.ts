import { expectTypeOf, test } from "vitest";
import type {
  AccountCreateParams,
  AccountNumberId,
  BankClient,
  CardUsageParams,
  InboundMailItemCreateParams,
  RealTimeDecisionCardAuthorizationParams,
} from "../src/index.ts";

declare const client: BankClient;
declare const account_number_id: AccountNumberId;

const loan = {
  credit_limit: 100_000,
  grace_period_days: 5,
  statement_day_of_month: 1,
  statement_payment_type: "balance",
} as const;

test("mail requires either a Lockbox Address or a Lockbox Recipient", () => {
  const { create } = client.simulations.inboundMailItems;
  create({ amount: 100, lockbox_address_id: "lockbox_address_1" });
  create({ amount: 100, lockbox_recipient_id: "lockbox_1", lockbox_address_id: undefined });
  // @ts-expect-error: to one of them.
  create({ amount: 100 });
  // @ts-expect-error: to one of them only.
  create({ amount: 100, lockbox_address_id: "lockbox_address_1", lockbox_recipient_id: "lockbox_1" });
});

test("the terms of a loan are required with loan funding and refused without it", () => {
  client.accounts.create({ name: "Operating" });
  client.accounts.create({ name: "Operating", funding: "deposits" });
  client.accounts.create({ name: "Operating", funding: "loan", loan });
  // @ts-expect-error: a loan has terms.
  client.accounts.create({ name: "Operating", funding: "loan" });
  // @ts-expect-error: deposits have none.
  client.accounts.create({ name: "Operating", funding: "deposits", loan });
  // @ts-expect-error: deposits are the default.
  client.accounts.create({ name: "Operating", loan });
});

test("the usage terms of a Card match its usage category", () => {
  expectTypeOf<{ category: "multi_use"; multi_use: Record<string, never> }>().toExtend<CardUsageParams>();
  expectTypeOf<{ category: "multi_use" }>().not.toExtend<CardUsageParams>();
  expectTypeOf<{ category: "single_use"; multi_use: Record<string, never> }>().not.toExtend<CardUsageParams>();
});

test("declining a Real-Time Decision requires a reason, approving it refuses one", () => {
  type Answer = RealTimeDecisionCardAuthorizationParams;
  expectTypeOf<{ decision: "approve" }>().toExtend<Answer>();
  expectTypeOf<{ decision: "decline"; decline: { reason: "suspected_fraud" } }>().toExtend<Answer>();
  expectTypeOf<{ decision: "decline" }>().not.toExtend<Answer>();
  expectTypeOf<{ decision: "approve"; decline: { reason: "suspected_fraud" } }>().not.toExtend<Answer>();
});

test("a check in the mail has an Account if it is deposited, and none if it is ignored", () => {
  client.inboundMailItems.action("inbound_mail_item_1", {
    checks: [{ action: "deposit", account_id: "account_1" }, { action: "ignore" }],
  });
  // @ts-expect-error: into an Account.
  client.inboundMailItems.action("inbound_mail_item_1", { checks: [{ action: "deposit" }] });
  client.inboundMailItems.action("inbound_mail_item_1", {
    // @ts-expect-error: nothing is deposited.
    checks: [{ action: "ignore", account_id: "account_1" }],
  });
});

test("an Entity accepts only the object of its structure", () => {
  client.entities.create({ structure: "corporation" });
  // @ts-expect-error: of another structure.
  client.entities.create({ structure: "corporation", joint: { individuals: [] } });
});

test("card simulations require the object that they are about", () => {
  const { cardRefunds, cardSettlements, cardBalanceInquiries, cardAuthorizations } = client.simulations;
  cardRefunds.create({ transaction_id: "transaction_1" });
  // @ts-expect-error: of what?
  cardRefunds.create();
  // @ts-expect-error: of what?
  cardRefunds.create({ amount: 100 });
  // @ts-expect-error: of one of the two.
  cardRefunds.create({ transaction_id: "transaction_1", pending_transaction_id: "pending_transaction_1" });
  cardSettlements.create({ card_id: "card_1", pending_transaction_id: "pending_transaction_1" });
  // @ts-expect-error: an amount, or a Pending Transaction that has one.
  cardSettlements.create({ card_id: "card_1" });
  cardBalanceInquiries.create({ physical_card_id: "physical_card_1" });
  // @ts-expect-error: a Card, or a Physical Card of one.
  cardBalanceInquiries.create({ physical_card_id: null });
  cardAuthorizations.create({ amount: 100, card_id: "card_1", network_details: { cardnet: {}, debitnet: null } });
  // @ts-expect-error: one network.
  cardAuthorizations.create({ amount: 100, card_id: "card_1", network_details: { cardnet: {}, debitnet: {} } });
  // @ts-expect-error: no network at all.
  cardAuthorizations.create({ amount: 100, card_id: "card_1", network_details: {} });
  cardAuthorizations.create({ amount: 100, card_id: "card_1", processing_category: { category: "purchase" } });
  // @ts-expect-error: the addenda are empty.
  client.simulations.inboundAchTransfers.create({ account_number_id, amount: 1, addenda: { category: "freeform" } });
});

test("a field that depends on another one keeps its own type", () => {
  expectTypeOf<Extract<AccountCreateParams, { funding: "loan" }>["loan"]["credit_limit"]>().toEqualTypeOf<number>();
  expectTypeOf<InboundMailItemCreateParams["amount"]>().toEqualTypeOf<number>();
});
