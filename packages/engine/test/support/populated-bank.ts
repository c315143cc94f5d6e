import { type Bank, type BankOptions, createBank } from "../../src/index.ts";

/** A bank with a few objects of each type in several states, so that every request finds an object. */
export function populatedBank(options: BankOptions): Bank {
  const bank = createBank(options);
  const [operating, savings, closed] = ["Operating", "Savings", "Closed"].map(
    (name) => bank.accounts.create({ name }).id,
  ) as [AccountId, AccountId, AccountId];
  bank.accounts.create({
    name: "Loan",
    funding: "loan",
    loan: { credit_limit: 1_000, grace_period_days: 1, statement_day_of_month: 1, statement_payment_type: "balance" },
  });
  bank.network.interestPayments.create({ account_id: operating, amount: 500_000 });
  people(bank);
  instruments(bank, [operating, savings, closed]);
  holds(bank, operating);
  mail(bank, operating);
  transfers(bank, operating);
  cardPayments(bank, operating);
  for (const path of ["one", "two"]) bank.eventSubscriptions.create({ url: `https://example.com/${path}` });
  decisions(bank, operating);
  bank.accounts.close(closed);
  return bank;
}

type AccountId = `account_${string}`;

function people(bank: Bank): void {
  bank.entities.create({ structure: "trust" });
  bank.entities.disable(bank.entities.create({ structure: "joint" }).id);
  bank.entities.archive(bank.entities.create({ structure: "trust" }).id);
}

/** Account Numbers, Cards and Physical Cards, and Limits on them. */
function instruments(bank: Bank, accounts: readonly AccountId[]): void {
  const file = bank.files.list().data[0]?.id as `file_${string}`;
  const design = { carrier_image_file_id: file, front_image_file_id: file, contact_phone: "555", description: "Plain" };
  for (let count = 0; count < 6; count++) bank.physicalCardProfiles.create(design);
  bank.physicalCardProfiles.archive(bank.physicalCardProfiles.create(design).id);
  const address = { name: "A", line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" };
  for (const account_id of accounts) {
    const { id: number } = bank.accountNumbers.create({ account_id, name: "Incoming" });
    const { id: card } = bank.cards.create({ account_id });
    bank.physicalCards.create({
      card_id: card,
      cardholder: { first_name: "A", last_name: "B" },
      shipment: { address, method: "postal_standard" },
    });
    for (const model_id of [account_id, number, card]) {
      bank.limits.create({ metric: "count", model_id, value: 10, interval: "day" });
    }
  }
  bank.cards.update(bank.cards.create({ account_id: accounts[0] as AccountId }).id, { status: "canceled" });
}

/** Check Deposits in every state, and holds. */
function holds(bank: Bank, account_id: AccountId): void {
  const file = bank.files.list().data[0]?.id as `file_${string}`;
  const params = { account_id, amount: 300, front_image_file_id: file, back_image_file_id: file };
  const [returned, rejected, ...checks] = Array.from({ length: 8 }, () => bank.checkDeposits.create(params).id);
  if (returned === undefined || rejected === undefined) return;
  const { submit, reject, return: sendBack } = bank.network.checkDeposits;
  for (const id of [returned, ...checks.slice(0, 2)]) submit(id);
  sendBack(returned);
  reject(rejected);
  for (let count = 0; count < 4; count++) bank.pendingTransactions.create({ account_id, amount: -10 });
  bank.pendingTransactions.release(bank.pendingTransactions.create({ account_id, amount: -10 }).id);
}

/** Pending Real-Time Decisions on an Account without Limits. */
function decisions(bank: Bank, operating: AccountId): void {
  const { entity_id } = bank.accounts.retrieve(operating);
  const { id: account_id } = bank.accounts.create({ name: "Decisions", entity_id });
  bank.network.interestPayments.create({ account_id, amount: 10_000 });
  const { id: card_id } = bank.cards.create({ account_id });
  const event_subscription_id = bank.eventSubscriptions.list().data[0]?.id as `event_subscription_${string}`;
  for (let count = 0; count < 8; count++) {
    bank.network.cardAuthorizations.create({ card_id, amount: 100, event_subscription_id });
  }
}

/** Lockboxes with pending, processed and rejected mail. */
function mail(bank: Bank, account_id: AccountId): void {
  const [usual, canceled] = ["Usual", "Canceled"].map(
    (description) => bank.lockboxAddresses.create({ description }).id,
  );
  if (usual === undefined || canceled === undefined) return;
  const recipients = [usual, canceled].map((lockbox_address_id) =>
    bank.lockboxRecipients.create({ account_id, lockbox_address_id }),
  );
  bank.lockboxAddresses.update(canceled, { status: "canceled" });
  const { inboundMailItems } = bank.network;
  for (let count = 0; count < 8; count++) inboundMailItems.create({ amount: 100, lockbox_address_id: usual });
  for (const { id } of recipients) inboundMailItems.create({ amount: 100, lockbox_recipient_id: id });
}

/** Transfers and checks in every state: a few pending ones, and one for each outcome. */
function transfers(bank: Bank, account_id: AccountId): void {
  const { network } = bank;
  const allowed = { status: "allowed" } as const;
  const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "Rails", inbound_checks: allowed });
  const sent = { account_number_id, amount: 100 };
  const check = { ...sent, check_number: "1" };
  const ach = (params: object = {}) => network.inboundAchTransfers.create({ ...sent, ...params }).id;
  const drawn = (params: object = {}) => network.inboundCheckDeposits.create({ ...check, ...params }).id;
  const wire = (params: object = {}) => network.inboundWireTransfers.create({ ...sent, ...params }).id;
  const [credit] = [ach(), ach({ amount: -100 }), ach({ decline_reason: "payment_stopped" })];
  const [paid] = [drawn(), drawn(), drawn({ decline_reason: "not_our_item" })];
  for (const rail of [network.inboundRealTimePaymentsTransfers, network.inboundFednowTransfers]) {
    for (let count = 0; count < 3; count++) rail.create(sent);
    rail.create({ ...sent, decline_reason: "account_restricted" });
  }
  const [reversed] = [wire(), wire(), wire(), wire(), wire({ decline_reason: "group_locked" })];
  bank.inboundWireTransfers.reverse(reversed, { reason: "duplicate" });
  // In live, they were pending for an hour.
  bank.clock.advance({ hours: 1 });
  bank.inboundAchTransfers.transferReturn(credit, { reason: "credit_entry_refused_by_receiver" });
  bank.inboundCheckDeposits.return(paid, { reason: "refer_to_maker" });
  const resolve_at = "2026-06-01T00:00:00Z";
  for (let count = 0; count < 4; count++) {
    ach({ amount: -100, resolve_at });
    drawn({ resolve_at });
  }
  bank.inboundAchTransfers.decline(ach({ resolve_at }));
  bank.inboundCheckDeposits.decline(drawn({ resolve_at }));
}

/** Open Card Payments, and one for each outcome. */
function cardPayments(bank: Bank, account_id: AccountId): void {
  const { cardAuthorizations, cardIncrements, cardReversals, cardSettlements, cardRefunds, ...network } = bank.network;
  const { id: card_id } = bank.cards.create({ account_id });
  const authorize = (params: object = {}) => {
    const { pending_transaction: pending } = cardAuthorizations.create({ card_id, amount: 1_000, ...params });
    const card_payment_id = pending?.source.card_authorization?.card_payment_id as `card_payment_${string}`;
    return { card_payment_id, pending_transaction_id: pending?.id };
  };
  for (const direction of ["settlement", "settlement", "refund", "refund", "refund"]) authorize({ direction });
  const { card_payment_id: raised } = authorize();
  cardIncrements.create({ card_payment_id: raised, amount: 500 });
  cardReversals.create({ card_payment_id: raised, amount: 200 });
  const { card_payment_id: undone } = authorize();
  cardReversals.create({ card_payment_id: undone });
  const { card_payment_id: expired } = authorize();
  network.cardAuthorizationExpirations.create({ card_payment_id: expired });
  const { pending_transaction_id } = authorize();
  cardRefunds.create({ transaction_id: cardSettlements.create({ card_id, pending_transaction_id }).id });
  for (let count = 0; count < 4; count++) cardSettlements.create({ card_id, amount: 100 });
  authorize({ decline_reason: "suspected_fraud" });
  network.cardBalanceInquiries.create({ card_id });
}
