import { type Bank, type BankOptions, createBank } from "../../src/index.ts";

/** A bank with a few objects of each type in it, in several states: whatever a request may be about, there is one. */
export function furnished(options: BankOptions): Bank {
  const bank = createBank(options);
  const isLive = options.environment === "live";
  const [operating, savings, closed] = ["Operating", "Savings", "Closed"].map(
    (name) => bank.accounts.create({ name }).id,
  ) as [AccountId, AccountId, AccountId];
  bank.accounts.create({
    name: "Loan",
    funding: "loan",
    loan: { credit_limit: 1_000, grace_period_days: 1, statement_day_of_month: 1, statement_payment_type: "balance" },
  });
  if (!isLive) bank.simulations.interestPayments.create({ account_id: operating, amount: 500_000 });
  people(bank);
  instruments(bank, [operating, savings, closed]);
  holds(bank, operating, isLive);
  mail(bank, operating, isLive);
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
function holds(bank: Bank, account_id: AccountId, isLive: boolean): void {
  const file = bank.files.list().data[0]?.id as `file_${string}`;
  const params = { account_id, amount: 300, front_image_file_id: file, back_image_file_id: file };
  const [returned, rejected, ...checks] = Array.from({ length: 8 }, () => bank.checkDeposits.create(params).id);
  if (isLive || returned === undefined || rejected === undefined) return;
  const { submit, reject, return: sendBack } = bank.simulations.checkDeposits;
  for (const id of [returned, ...checks.slice(0, 2)]) submit(id);
  sendBack(returned);
  reject(rejected);
  for (let count = 0; count < 4; count++) bank.pendingTransactions.create({ account_id, amount: -10 });
  bank.pendingTransactions.release(bank.pendingTransactions.create({ account_id, amount: -10 }).id);
}

/** Real-Time Decisions that wait. */
function decisions(bank: Bank, account_id: AccountId): void {
  const { id: card_id } = bank.cards.create({ account_id });
  const event_subscription_id = bank.eventSubscriptions.list().data[0]?.id as `event_subscription_${string}`;
  for (let count = 0; count < 8; count++) {
    bank.network.cardAuthorizations.create({ card_id, amount: 100, event_subscription_id });
  }
}

/** Lockboxes, with mail that waits, that was dealt with and that was not taken. */
function mail(bank: Bank, account_id: AccountId, isLive: boolean): void {
  const [usual, canceled] = ["Usual", "Canceled"].map(
    (description) => bank.lockboxAddresses.create({ description }).id,
  );
  if (usual === undefined || canceled === undefined) return;
  const recipients = [usual, canceled].map((lockbox_address_id) =>
    bank.lockboxRecipients.create({ account_id, lockbox_address_id }),
  );
  bank.lockboxAddresses.update(canceled, { status: "canceled" });
  if (isLive) return;
  for (let count = 0; count < 8; count++) {
    bank.simulations.inboundMailItems.create({ amount: 100, lockbox_address_id: usual });
  }
  for (const { id } of recipients) bank.simulations.inboundMailItems.create({ amount: 100, lockbox_recipient_id: id });
}
