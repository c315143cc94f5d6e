import type { OperationName } from "@sandbank/contract";
import { move } from "../support/money.ts";
import { pathOf } from "../support/rows.ts";
import {
  AUTHORIZED,
  after,
  archiveOwner,
  askMost,
  closeAccount,
  closed,
  EXACT,
  emptyAccount,
  type Fault,
  fillAccount,
  notAuthorized,
  notExact,
  notOwned,
  OPEN,
  OPEN_OR_UNCHANGED,
  OWNED,
  reverseAll,
} from "./faults.ts";
import {
  type AccountId,
  authorization,
  byForce,
  deposit,
  type EntityId,
  MOST,
  newAccount,
  newCard,
  profile,
} from "./stage.ts";

export const casesFile = pathOf(import.meta.url);

type Case = readonly [operation: OperationName, holds: string, fault: Fault, detail: string];

const byOthers = "reverse or expire card_payment_… (by the simulations";
const others = "`cardReversals` or `cardAuthorizationExpirations`)";
const bySettlement = `Settle, ${byOthers} \`cardSettlements\`, ${others}`;
const byRefund = `Refund, ${byOthers} \`cardRefunds\`, ${others}`;

/** For each rule of `refusals`: a request that breaks only this rule, and the detail of the refusal. */
export const cases: readonly Case[] = [
  [
    "accounts.create",
    "The owning Entity is active.",
    after(({ bank }, { params }) => bank.entities.archive(params?.entity_id as EntityId)),
    "Entity entity_… is archived, and only an active Entity can own a new Account. Name an active one.",
  ],
  [
    "accounts.create",
    "The informational Entity is active.",
    after(({ bank }, { params }) => bank.entities.disable(params?.informational_entity_id as EntityId)),
    "Entity entity_… is disabled, and only an active Entity can be the informational Entity of a new Account. Name an active one, or none.",
  ],
  [
    "accounts.create",
    "For loan funding, the Program lends.",
    ({ bank }, { params }) => {
      const { id: program_id } = bank.simulations.programs.create({ name: "Deposits only" });
      return { params: { ...params, program_id } };
    },
    "Program program_… does not lend. Use a Program with lending, or fund the Account by deposits.",
  ],
  ["accounts.update", OPEN_OR_UNCHANGED, closeAccount, closed],
  [
    "accounts.update",
    "For a credit limit, the Account is funded by a loan.",
    (stage, { params }) => ({ id: newAccount(stage), params }),
    "Account account_… is funded by deposits, and only a loan Account has a credit limit. Leave `loan` out.",
  ],
  [
    "accounts.update",
    EXACT,
    ({ world }, { id = "" }) => {
      move(world, id, 1);
      return { id, params: { loan: { credit_limit: MOST } } };
    },
    notExact,
  ],
  [
    "accounts.close",
    "The current balance is zero.",
    after(({ world }, { id = "" }) => move(world, id, 1)),
    "The current balance of Account account_… is 1, in cents. Bring it to zero, then close the Account.",
  ],
  [
    "accounts.close",
    "No Pending Transaction is open.",
    after(({ bank }, { id }) => bank.pendingTransactions.create({ account_id: id as AccountId, amount: -1 })),
    "Account account_… has an open Pending Transaction. Release pending_transaction_…, then close the Account.",
  ],
  [
    "accounts.close",
    "No Pending Transaction is open.",
    after((stage, { id }) => deposit(stage, id as AccountId)),
    "Account account_… has an open Pending Transaction. Wait until check_deposit_… is submitted or rejected (use a simulation in the sandbox), then close the Account.",
  ],
  ...(["settlement", "refund"] as const).map(
    (direction): Case => [
      "accounts.close",
      "No Pending Transaction is open.",
      (stage) => {
        const { card_id } = authorization(stage, direction);
        return { id: stage.bank.cards.retrieve(card_id).account_id };
      },
      `Account account_… has an open Pending Transaction. ${direction === "refund" ? byRefund : bySettlement}, then close the Account.`,
    ],
  ),
  ["simulations.accountRevenuePayments.create", OPEN, closeAccount, closed],
  ["simulations.accountRevenuePayments.create", EXACT, askMost, notExact],
  ["simulations.interestPayments.create", OPEN, closeAccount, closed],
  ["simulations.interestPayments.create", EXACT, askMost, notExact],
  ["pendingTransactions.create", OPEN, closeAccount, closed],
  [
    "pendingTransactions.create",
    "The available balance covers the amount.",
    (_, { params }) => ({ params: { ...params, amount: -101 } }),
    "The available balance of Account account_… is 100, in cents, and 101 were to be held. Hold less, or add money first.",
  ],
  [
    "pendingTransactions.release",
    "The Pending Transaction is your own hold, of category `user_initiated_hold`.",
    (stage) => {
      deposit(stage, newAccount(stage));
      return { id: stage.bank.pendingTransactions.list().data[0]?.id };
    },
    "pending_transaction_… is not your own hold: its category is check_deposit_instruction. Wait until check_deposit_… is submitted or rejected (use a simulation in the sandbox).",
  ],
  [
    "pendingTransactions.release",
    "The Pending Transaction is your own hold, of category `user_initiated_hold`.",
    (stage) => ({ id: authorization(stage).pending_transaction_id }),
    `pending_transaction_… is not your own hold: its category is card_authorization. ${bySettlement}.`,
  ],
  [
    "lockboxAddresses.update",
    "For a new description, the Lockbox Address is not canceled.",
    after(({ bank }, { id }) =>
      bank.lockboxAddresses.update(id as `lockbox_address_${string}`, { status: "canceled" }),
    ),
    "Lockbox Address lockbox_address_… is canceled. Cancellation is permanent; create another Lockbox Address.",
  ],
  ["lockboxRecipients.create", OPEN, closeAccount, closed],
  ["lockboxRecipients.create", OWNED, archiveOwner, notOwned],
  [
    "lockboxRecipients.create",
    "The Lockbox Address is active.",
    after(({ bank }, { params }) =>
      bank.lockboxAddresses.update(params?.lockbox_address_id as `lockbox_address_${string}`, { status: "disabled" }),
    ),
    "Lockbox Address lockbox_address_… is disabled. Use an active Lockbox Address.",
  ],
  [
    "lockboxRecipients.update",
    "For a new description or name, the Lockbox Recipient is not canceled.",
    after(({ bank }, { id }) => bank.lockboxRecipients.update(id as `lockbox_${string}`, { status: "canceled" })),
    "Lockbox Recipient lockbox_… is canceled. Cancellation is permanent; create another Lockbox Recipient.",
  ],
  ["checkDeposits.create", OPEN, closeAccount, closed],
  ["checkDeposits.create", EXACT, askMost, notExact],
  ["simulations.checkDeposits.submit", EXACT, fillAccount, notExact],
  ["simulations.checkDeposits.return", OPEN, closeAccount, closed],
  ["simulations.checkDeposits.return", EXACT, emptyAccount, notExact],
  ["inboundMailItems.action", OPEN, closeAccount, closed],
  ["inboundMailItems.action", EXACT, fillAccount, notExact],
  ["simulations.inboundMailItems.create", EXACT, fillAccount, notExact],
  [
    "physicalCardProfiles.archive",
    "The profile is not the default of its Program.",
    ({ bank }) => ({ id: bank.physicalCardProfiles.list().data.find(({ is_default }) => is_default)?.id }),
    "Physical Card Profile physical_card_profile_… is the default of Program program_…, which needs one. Archive a profile that is not the default.",
  ],
  ["cards.create", OPEN, closeAccount, closed],
  ["cards.create", OWNED, archiveOwner, notOwned],
  [
    "cards.create",
    "The new holder of the Card is an active Entity.",
    after(({ bank }, { params }) => bank.entities.archive(params?.entity_id as EntityId)),
    "Entity entity_… is archived, and only an active Entity can hold a Card. Name an active one, or none.",
  ],
  [
    "cards.update",
    "The Card is not canceled, or the update changes nothing.",
    after(({ bank }, { id }) => bank.cards.update(id as `card_${string}`, { status: "canceled" })),
    "Card card_… is canceled. Cancellation is permanent; create another Card.",
  ],
  [
    "cards.update",
    "The new holder of the Card is an active Entity.",
    after(({ bank }, { params }) => bank.entities.archive(params?.entity_id as EntityId)),
    "Entity entity_… is archived, and only an active Entity can hold a Card. Name an active one, or none.",
  ],
  ["physicalCards.create", OPEN, closeAccount, closed],
  ["physicalCards.create", OWNED, archiveOwner, notOwned],
  [
    "physicalCards.create",
    "The Card is not canceled.",
    after(({ bank }, { params }) => bank.cards.update(params?.card_id as `card_${string}`, { status: "canceled" })),
    "Card card_… is canceled. Order the Physical Card for another Card.",
  ],
  [
    "physicalCards.create",
    "The Physical Card Profile belongs to the Program of the Card's Account.",
    (stage, { params }) => {
      const { id } = stage.bank.simulations.programs.create({ name: "Second" });
      return { params: { ...params, physical_card_profile_id: profile(stage, id) } };
    },
    "Physical Card Profile physical_card_profile_… belongs to Program program_…, but the Card's Account to Program program_…. Use a profile of the Account's Program.",
  ],
  [
    "physicalCards.create",
    "The Physical Card Profile is active.",
    after(({ bank }, { params }) =>
      bank.physicalCardProfiles.archive(params?.physical_card_profile_id as `physical_card_profile_${string}`),
    ),
    "Physical Card Profile physical_card_profile_… is archived. Use an active profile.",
  ],
  ["accountNumbers.create", OPEN, closeAccount, closed],
  ["accountNumbers.create", OWNED, archiveOwner, notOwned],
  [
    "accountNumbers.update",
    "The Account Number is not canceled, or the update changes nothing.",
    after(({ bank }, { id }) => bank.accountNumbers.update(id as `account_number_${string}`, { status: "canceled" })),
    "Account Number account_number_… is canceled. Cancellation is permanent; create another Account Number.",
  ],
  ["limits.create", OPEN, closeAccount, closed],
  [
    "simulations.cardSettlements.create",
    "The Pending Transaction is the authorization of a purchase with this Card, or of a credit to this Card.",
    (stage, { params }) => ({ params: { ...params, ...newCard(stage) } }),
    "pending_transaction_… is not an authorization of a purchase with card_… or of a credit to it. Name one, or leave it out for a force post.",
  ],
  [
    "simulations.cardSettlements.create",
    "The Pending Transaction is open.",
    after(({ bank }, { params }) => bank.simulations.cardSettlements.create(params as { card_id: `card_${string}` })),
    "pending_transaction_… is complete since 2026-01-01T00:00:00.000Z. Leave it out to force post the settlement.",
  ],
  // An Account with an open authorization cannot be closed.
  ["simulations.cardSettlements.create", OPEN, (stage) => closeAccount(stage, byForce(stage)), closed],
  ["simulations.cardSettlements.create", EXACT, (stage) => emptyAccount(stage, byForce(stage)), notExact],
  [
    "simulations.cardRefunds.create",
    "The Transaction has the category `card_settlement` and took money.",
    ({ bank, world }) => {
      const payment = { account_id: newAccount({ bank, world }), amount: 1 };
      return { params: { transaction_id: bank.simulations.interestPayments.create(payment).id } };
    },
    "transaction_… has the category interest_payment and 1 cents. Only a card_settlement that took money can be refunded.",
  ],
  [
    "simulations.cardRefunds.create",
    "The Pending Transaction is the authorization of a refund.",
    (stage) => ({ params: { pending_transaction_id: authorization(stage).pending_transaction_id } }),
    "pending_transaction_… is not an authorization of a refund. Settle or reverse a purchase or a credit, or name an authorization of a refund.",
  ],
  [
    "simulations.cardRefunds.create",
    "The Pending Transaction is open.",
    (stage) => {
      const { card_payment_id, pending_transaction_id } = authorization(stage, "refund");
      stage.bank.simulations.cardReversals.create({ card_payment_id });
      return { params: { pending_transaction_id } };
    },
    "pending_transaction_… is complete since 2026-01-01T00:00:00.000Z. Name one that is open.",
  ],
  [
    "simulations.cardRefunds.create",
    "The amount to refund is at most the settled amount that is not refunded yet.",
    (_, { params }) => ({ params: { ...params, amount: 101 } }),
    "transaction_… has 100 cents left to refund, and 101 were to be refunded. Refund less.",
  ],
  ["simulations.cardRefunds.create", OPEN, closeAccount, closed],
  ["simulations.cardRefunds.create", EXACT, fillAccount, notExact],
  ["simulations.cardReversals.create", AUTHORIZED, reverseAll, notAuthorized],
  [
    "simulations.cardReversals.create",
    "The amount to reverse is at most the authorized amount.",
    (_, { params }) => ({ params: { ...params, amount: 101 } }),
    "card_payment_… has 100 cents authorized, and 101 were to be reversed. Reverse less.",
  ],
  [
    "simulations.cardIncrements.create",
    "The Card Payment began with the authorization of a purchase.",
    (stage, { params }) => ({
      params: { ...params, card_payment_id: authorization(stage, "refund").card_payment_id },
    }),
    "card_payment_… did not begin with an authorization of a purchase. Name a Card Payment that did.",
  ],
  ["simulations.cardAuthorizationExpirations.create", AUTHORIZED, reverseAll, notAuthorized],
  ["inboundAchTransfers.transferReturn", OPEN, closeAccount, closed],
  ["inboundAchTransfers.transferReturn", EXACT, fillAccount, notExact],
  ["simulations.inboundAchTransfers.create", EXACT, fillAccount, notExact],
  ["inboundCheckDeposits.return", OPEN, closeAccount, closed],
  ["inboundCheckDeposits.return", EXACT, fillAccount, notExact],
  ["simulations.inboundRealTimePaymentsTransfers.create", EXACT, fillAccount, notExact],
  ["simulations.inboundFednowTransfers.create", EXACT, fillAccount, notExact],
  ["inboundWireTransfers.reverse", OPEN, closeAccount, closed],
  ["inboundWireTransfers.reverse", EXACT, emptyAccount, notExact],
  ["simulations.inboundWireTransfers.create", EXACT, fillAccount, notExact],
];
