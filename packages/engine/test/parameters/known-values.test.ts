import { describe, expect, test } from "vitest";
import { checkAll } from "../../../../tests/support/check-all.ts";
import { createBank } from "../../src/index.ts";
import { invalid, refusalOf, send } from "../support/send.ts";

const words = (text: string) => text.trim().split(/\s+/);

const transactions = words(`
  cashback_payment card_dispute_acceptance card_dispute_financial card_dispute_loss card_financial card_revenue_payment
  card_push_transfer_acceptance fee_payment inbound_check_adjustment internal_source sample_funds
  swift_transfer_intention swift_transfer_return blockchain_onramp_transfer_intention
  blockchain_offramp_transfer_settlement inbound_check_deposit_acceptance
`);

const pendingTransactions = words(`
  inbound_wire_transfer_reversal swift_transfer_instruction card_push_transfer_instruction
  blockchain_onramp_transfer_instruction blockchain_offramp_transfer
`);

const events = [
  ...words(`
    ach_prenotification blockchain_address blockchain_offramp_transfer blockchain_onramp_transfer bookkeeping_account
    card_dispute card_profile card_push_transfer card_validation checkbook digital_wallet_token export
    inbound_ach_transfer_return inbound_real_time_payments_request_for_payment interest_rate_plan loan_application
    loan_offer physical_check proof_of_authorization_request real_time_payments_request_for_payment swift_transfer
    wire_drawdown_request transaction declined_transaction lockbox_recipient
  `).flatMap((type) => [`${type}.created`, `${type}.updated`]),
  ...words(`
    account_statement.created bookkeeping_entry_set.updated card_purchase_supplement.created group.updated
    group.heartbeat inbound_wire_drawdown_request.created loan_distribution.created loan_purchase.created
    oauth_connection.created oauth_connection.deactivated program.updated
    real_time_decision.card_balance_inquiry_requested real_time_decision.card_authentication_requested
    real_time_decision.card_authentication_challenge_requested real_time_decision.digital_wallet_token_requested
    real_time_decision.digital_wallet_authentication_requested
  `),
];

describe("values that are known and never produced", () => {
  const bank = createBank();
  bank.accounts.create({ name: "Operating" });

  test("a filter by each category returns an empty list", () =>
    checkAll(
      Object.entries({ transactions, pending_transactions: pendingTransactions, events }).flatMap(([path, values]) =>
        values.map((value) => [`${path} ${value}`, `/${path}?category.in=${value}`] as const),
      ),
      (_, path) => {
        const { status, body } = send(bank, { method: "GET", path });
        expect({ status, body }).toEqual({ status: 200, body: { data: [], next_cursor: null } });
      },
    ));

  test("an Event Subscription to each category is created and receives nothing", () =>
    checkAll(
      events.map((value) => [value] as const),
      (event_category) => {
        const selected_event_categories = [{ event_category }];
        const body = { url: "https://example.com/webhooks", selected_event_categories };
        const answer = send(bank, { method: "POST", path: "/event_subscriptions", body });
        expect(answer).toMatchObject({ status: 200, body: { selected_event_categories } });
      },
    ));

  test("refuses any other value, and suggests known ones", () => {
    const path = "/transactions?category.in=card_dispute";
    const answer = send(bank, { method: "GET", path });
    const { status, type, fields } = refusalOf(answer);
    expect({ status, type, fields }).toEqual(invalid("query.category.in.0"));
    expect(answer.body.errors).toMatchObject([{ message: expect.stringContaining("`card_dispute_loss`") }]);
  });
});
