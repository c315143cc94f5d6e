import type { AccountNumberId } from "@sandbank/contract";
import {
  type CardAuthorization,
  type CardDecline,
  type CardNetworkDetails,
  type DeclinedTransaction,
  type Event,
  type PendingTransaction,
  type RealTimeDecision,
  resources,
  type StandInProcessingReason,
  type Transaction,
} from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { audit } from "../../src/audit/audit.ts";
import { openBank } from "../../src/bank/open-bank.ts";
import { createBank } from "../../src/index.ts";
import { move, nameHeld } from "../../src/ledger/ledger.ts";
import { recordDebit } from "../../src/limits/debits.ts";
import { declinedTransactionSource, pendingTransactionSource, transactionSource } from "../../src/objects/sources.ts";
import { manualClock } from "../../src/ports/clock.ts";
import { adjust, complete, hold } from "../../src/rails/hold.ts";
import { post } from "../../src/rails/post.ts";
import { addToIndex, type Debit } from "../../src/state/debit-index.ts";
import { emptyTree, withDebit } from "../../src/state/debit-tree.ts";
import type { AttemptState } from "../../src/state/delivery.ts";
import { enqueue } from "../../src/state/due-queue.ts";
import type { OpenRequest } from "../../src/state/open-request.ts";
import type { State } from "../../src/state/state.ts";
import { append } from "../../src/store/layered-list.ts";
import { listEntries, set } from "../../src/store/layered-map.ts";
import { emptySet } from "../../src/store/number-set.ts";
import { forkRowIndex, type RowIndex } from "../../src/store/row-index.ts";
import { allRows, find, insert, type Row, readIndex, replace, type Table } from "../../src/store/table.ts";

/** A bank in which money has moved, and its state. */
function usedBank() {
  const { bank, world } = openBank(createBank().journal().genesis, manualClock());
  const account = bank.accounts.create({ name: "Operating" }, { idempotencyKey: "k1" });
  bank.simulations.interestPayments.create({ account_id: account.id, amount: 500 });
  bank.accounts.update(account.id, { name: "Renamed" });
  bank.clock.advance({ days: 1 });
  const empty = bank.accounts.create({ name: "To close" });
  bank.accounts.close(empty.id);
  const closed = bank.accounts.retrieve(empty.id);
  return { bank, world, state: world.state, account: bank.accounts.retrieve(account.id), closed };
}

/**
 * Adds an Account with a balance of 60 cents to the bank, and an Account Number with an accepted ACH debit of 40 cents
 * and a declined one.
 */
function addDebited({ bank }: Used) {
  const account = bank.accounts.create({ name: "Debited" });
  bank.simulations.interestPayments.create({ account_id: account.id, amount: 100 });
  const number = bank.accountNumbers.create({ account_id: account.id, name: "Payables" });
  return { account, transfer: achDebit(bank, number.id, 40), declined: achDebit(bank, number.id, 61) };
}

function achDebit(bank: Used["bank"], account_number_id: AccountNumberId, amount: number) {
  return bank.simulations.inboundAchTransfers.create({ account_number_id, amount: -amount });
}

type Used = ReturnType<typeof usedBank>;

function addDelivery({ tables, now }: State, state: AttemptState): void {
  const event = allRows(tables.events).at(-1) as Event;
  const ended = { timestamp: 0, secrets: 1, endedAt: null, status: null, answer: null, error: null };
  insert(tables.deliveries, {
    id: "delivery_1",
    created_at: event.created_at,
    event,
    subscription: "event_subscription_1",
    order: 0,
    attempts: [{ number: 1, origin: "schedule", state, dueAt: now, place: 0, ...ended }],
  });
}

interface Corruption {
  readonly invariant: string;
  readonly how: string;
  corrupt(used: Used): unknown;
  readonly detail: string | RegExp;
}

/** The positions of an index that no fork shares. */
function ownPositions<T extends Row>(table: Table<T>, name: string): RowIndex["positions"] {
  const index = forkRowIndex(readIndex(table, name), table.content);
  table.content = { ...table.content, indexes: { ...table.content.indexes, [name]: index } };
  return index.positions;
}

const examples: Readonly<Record<string, unknown>> = Object.assign({}, ...resources.map(({ examples }) => examples));
const declinedExample = examples["DeclinedTransaction"] as DeclinedTransaction;
const pendingExample = examples["PendingTransaction"] as PendingTransaction;
const decisionExample = examples["RealTimeDecision"] as RealTimeDecision;
const { card_decline: cardDecline } = examples["DeclinedTransactionSourceCardDecline"] as { card_decline: CardDecline };
const { card_authorization: cardAuthorization } = examples["PendingTransactionSourceCardAuthorization"] as {
  card_authorization: CardAuthorization;
};

function addDecline({ tables }: State, changes: Partial<CardDecline>): void {
  const source = declinedTransactionSource("card_decline", { ...cardDecline, ...changes });
  insert(tables.declinedTransactions, { ...declinedExample, id: `declined_transaction_${changes.id}`, source });
}

function addAuthorization({ tables }: State, changes: Partial<CardAuthorization>): void {
  const source = pendingTransactionSource("card_authorization", { ...cardAuthorization, ...changes });
  const id: PendingTransaction["id"] = `pending_transaction_${changes.id}`;
  insert(tables.pendingTransactions, { ...pendingExample, id, source, status: "complete" });
}

const cardnet = (stand_in_processing_reason: StandInProcessingReason | null): CardNetworkDetails => ({
  category: "cardnet",
  cardnet: {
    electronic_commerce_indicator: null,
    point_of_service_entry_mode: null,
    stand_in_processing_reason,
    terminal_entry_capability: null,
  },
  debitnet: null,
});
const debitnet: CardNetworkDetails = { category: "debitnet", cardnet: null, debitnet: {} };

const openRequest: OpenRequest = {
  kind: "authorization",
  params: { card_id: "card_1", amount: 1 },
  cardPaymentId: "card_payment_1",
  message: cardAuthorization,
};
const aHold = { description: "Hold", source: pendingTransactionSource("user_initiated_hold", {}) };
const aPosting = { amount: 0, description: "Test", from: "bank/x", source: transactionSource("other", {}) } as const;
const loan = {
  credit_limit: 1_000,
  grace_period_days: 1,
  statement_day_of_month: 1,
  statement_payment_type: "balance",
} as const;

function debitOf({ tables }: State, id: string): Debit {
  const debit = find(tables.debits, id);
  if (debit === undefined) throw new Error(`There is no debit ${id}.`);
  return debit;
}

const corruptions: readonly Corruption[] = [
  {
    invariant: "ledger entries balance and add up to the running balances",
    how: "an entry that moves a negative amount",
    corrupt: ({ state: { ledger, now } }) =>
      append(ledger.entries, { at: now, from: "bank/x", to: "bank/y", amount: -1, reference: "bad" }),
    detail: "the entry of bad moves -1",
  },
  {
    invariant: "ledger entries balance and add up to the running balances",
    how: "a balance without an entry",
    corrupt: ({ state: { ledger } }) =>
      set(ledger.balances, "account_x", { own: [{ at: 0, own: 1, held: 0, credit: 0, paidIn: 0n }], below: [] }),
    detail: "account_x has 1 balances, but 0 entries",
  },
  {
    invariant: "indexes agree with the objects",
    how: "an index without its rows",
    corrupt: ({ state }) => set(ownPositions(state.tables.events, "category"), "transaction.created", emptySet),
    detail: /^events: category lacks event_/,
  },
  {
    invariant: "indexes agree with the objects",
    how: "an index that lists a row of another value",
    corrupt: ({ state }) => set(ownPositions(state.tables.accounts, "status"), "closed", [0, 1]),
    detail: "accounts: status closed lists position 0",
  },
  {
    invariant: "Transactions add up to the current balances",
    how: "money in the ledger without a Transaction",
    corrupt: ({ state: { ledger, now }, account }) =>
      move(ledger, { at: now, from: "bank/x", to: account.id, amount: 7, reference: "bad" }),
    detail: /^account_\w+ has a balance of 507, but its Transactions add up to 500$/,
  },
  {
    invariant: "Transactions add up to the current balances",
    how: "a Transaction without money in the ledger",
    corrupt: ({ state: { tables } }) => {
      const [transaction] = allRows(tables.transactions);
      if (transaction !== undefined) replace(tables.transactions, { ...transaction, amount: 499 });
    },
    detail: /^account_\w+ has a balance of 500, but its Transactions add up to 499$/,
  },
  {
    invariant: "Limits count exactly the recorded debits",
    how: "a tree without its debits",
    corrupt: (used) => set(used.state.debitIndex, addDebited(used).account.id, emptyTree),
    detail: /^the tree of account_\w+ differs from the debits in the table$/,
  },
  {
    invariant: "Limits count exactly the recorded debits",
    how: "a tree with debits that are in no table",
    corrupt: ({ state }) =>
      set(state.debitIndex, "card_x", withDebit(emptyTree, { number: 0, at: state.now, count: 1, volume: 1 })),
    detail: "the tree of card_x differs from the debits in the table",
  },
  {
    invariant: "Limits count exactly the recorded debits",
    how: "a tree with a debit that was released",
    corrupt: ({ bank, world }) => {
      const account = bank.accounts.create({ name: "Empty" });
      recordDebit(world, { id: "debit", account, models: [], count: 1, volume: 5 });
      replace(world.state.tables.debits, { ...debitOf(world.state, "debit"), count: 0, volume: 0 });
    },
    detail: /^the tree of account_\w+ differs from the debits in the table$/,
  },
  {
    invariant: "Limits count exactly the recorded debits",
    how: "a debit outside its position",
    corrupt: (used) => {
      const { transfer } = addDebited(used);
      const { tables, debitIndex } = used.state;
      const debit = { ...debitOf(used.state, transfer.id), number: 7 };
      replace(tables.debits, debit);
      for (const [model] of listEntries(debitIndex)) set(debitIndex, model, emptyTree);
      for (const each of allRows(tables.debits)) addToIndex(debitIndex, each);
    },
    detail: /^inbound_ach_transfer_\w+ is not at the position that its number says$/,
  },
  {
    invariant: "a debit that can be refused overdraws no Account",
    how: "an ACH debit of more than the available balance",
    corrupt: (used) => {
      const { account, transfer } = addDebited(used);
      const [{ source }] = used.bank.transactions.list({ limit: 1 }).data as [Transaction];
      expect(source.inbound_ach_transfer?.transfer_id).toBe(transfer.id);
      post(used.world, account, { amount: -61, description: "Test", from: "bank/ach", source });
    },
    detail: /^transaction_\w+ left an available balance of -1 on account_\w+$/,
  },
  {
    invariant: "a debit that can be refused overdraws no Account",
    how: "a hold of more than the available balance",
    corrupt: ({ world, account }) => hold(world, account, { ...aHold, amount: -501 }),
    detail: /^pending_transaction_\w+ left an available balance of -1 on account_\w+$/,
  },
  {
    invariant: "a debit that can be refused overdraws no Account",
    how: "a hold on a loan Account raised to more than the available balance",
    corrupt: ({ bank, world }) => {
      const account = bank.accounts.create({ name: "Loan", funding: "loan", loan });
      adjust(world, hold(world, account, { ...aHold, amount: -1_000 }), -1_001);
    },
    detail: /^pending_transaction_\w+ left an available balance of -1 on account_\w+$/,
  },
  {
    invariant: "a decline moves nothing",
    how: "an entry of a Declined Transaction",
    corrupt: (used) => {
      const reference = addDebited(used).declined.decline?.declined_transaction_id ?? "";
      move(used.state.ledger, { at: used.state.now, from: "bank/x", to: "bank/y", amount: 61, reference });
    },
    detail: /^declined_transaction_\w+ was declined, but has a ledger entry$/,
  },
  {
    invariant: "a decline moves nothing",
    how: "a Transaction of a declined transfer",
    corrupt: (used) => {
      const { account, declined } = addDebited(used);
      const details = { inbound_ach_transfer_id: declined.id };
      const source = transactionSource("inbound_ach_transfer_return_intention", details);
      post(used.world, account, { amount: 61, description: "Test", from: "bank/ach", source });
    },
    detail: /^inbound_ach_transfer_\w+ was declined, but has transaction_\w+$/,
  },
  {
    invariant: "a decline moves nothing",
    how: "a declined debit that Limits count",
    corrupt: (used) => {
      const { account, declined } = addDebited(used);
      recordDebit(used.world, { id: declined.id, account, models: [], count: 1, volume: 61 });
    },
    detail: /^inbound_ach_transfer_\w+ was declined, but Limits count it$/,
  },
  {
    invariant: "a closed Account receives nothing",
    how: "money that is received and paid out after the closing",
    corrupt: ({ state: { ledger, now }, closed: { id } }) => {
      move(ledger, { at: now + 1, from: "bank/x", to: nameHeld(id), amount: 7, reference: "late" });
      move(ledger, { at: now + 1, from: nameHeld(id), to: "bank/x", amount: 7, reference: "late" });
    },
    detail: /^account_\w+ was closed at \S+, but has late of \S+$/,
  },
  {
    invariant: "a closed Account receives nothing",
    how: "a Transaction of 0 after the closing",
    corrupt: ({ bank, world, closed }) => {
      bank.clock.advance({ milliseconds: 1 });
      post(world, { ...closed, status: "open" }, aPosting);
    },
    detail: /^account_\w+ was closed at \S+, but has transaction_\w+ of \S+$/,
  },
  {
    invariant: "a closed Account receives nothing",
    how: "a Pending Transaction after the closing",
    corrupt: ({ bank, world, closed }) => {
      bank.clock.advance({ milliseconds: 1 });
      complete(world, hold(world, closed, { ...aHold, amount: 1 }));
    },
    detail: /^account_\w+ was closed at \S+, but has pending_transaction_\w+ of \S+$/,
  },
  {
    invariant: "a closed Account has no open Pending Transaction",
    how: "an open Pending Transaction of a closed Account",
    corrupt: ({ world, closed }) => hold(world, closed, { ...aHold, amount: 1 }),
    detail: /^account_\w+ is closed, but pending_transaction_\w+ is open$/,
  },
  {
    invariant: "a closed Account holds no money",
    how: "a closed Account with a balance",
    corrupt: ({ state: { tables }, account }) => replace(tables.accounts, { ...account, status: "closed" }),
    detail: /^account_\w+ is closed, but has a balance of 500$/,
  },
  {
    invariant: "each open Real-Time Decision has its request, and no other Real-Time Decision has one",
    how: "an open decision without a scheduled timeout",
    corrupt: ({ state: { tables } }) =>
      insert(tables.realTimeDecisions, { ...decisionExample, id: "real_time_decision_1", status: "pending" }),
    detail: "real_time_decision_1 is open, but no request waits for it",
  },
  {
    invariant: "each open Real-Time Decision has its request, and no other Real-Time Decision has one",
    how: "a request of a decision that is not open",
    corrupt: ({ state: { tables, openRequests } }) => {
      insert(tables.realTimeDecisions, { ...decisionExample, id: "real_time_decision_2" });
      set(openRequests, "real_time_decision_2", openRequest);
    },
    detail: "a request waits for real_time_decision_2, but it is not open",
  },
  {
    invariant: "each scheduled or unfinished webhook delivery has its job on the clock",
    how: "a due attempt without a scheduled timeout",
    corrupt: ({ state }) => addDelivery(state, "due"),
    detail: "attempt 1 of delivery_1 is due, and nothing is scheduled for it",
  },
  {
    invariant: "each scheduled or unfinished webhook delivery has its job on the clock",
    how: "a planned attempt that is not scheduled",
    corrupt: ({ state }) => {
      addDelivery(state, "planned");
      const job = { kind: "webhooks.time_out", delivery: "delivery_1", attempt: 0 } as const;
      state.due = enqueue(state.due, { at: state.now + 1, order: 0, job });
    },
    detail: "attempt 1 of delivery_1 is planned, and nothing is scheduled for it",
  },
  {
    invariant: "a risk score is within the bounds of its network",
    how: "a decline on cardnet with more than 99",
    corrupt: ({ state }) =>
      addDecline(state, { id: "card_decline_1", network_details: cardnet(null), network_risk_score: 100 }),
    detail: "card_decline_1 has the risk score 100 on cardnet",
  },
  {
    invariant: "a risk score is within the bounds of its network",
    how: "an authorization on debitnet with more than 999",
    corrupt: ({ state }) =>
      addAuthorization(state, { id: "card_authorization_1", network_details: debitnet, network_risk_score: 1_000 }),
    detail: "card_authorization_1 has the risk score 1000 on debitnet",
  },
  {
    invariant: "a stand-in reason is present only if the network decided",
    how: "a decline by the bank with a reason",
    corrupt: ({ state }) =>
      addDecline(state, { id: "card_decline_2", actioner: "increase", network_details: cardnet("issuer_error") }),
    detail: "card_decline_2 has the stand-in reason issuer_error, but increase decided",
  },
  {
    invariant: "a stand-in reason is present only if the network decided",
    how: "an authorization by the user with a reason",
    corrupt: ({ state }) =>
      addAuthorization(state, { id: "card_authorization_2", actioner: "user", network_details: cardnet("other") }),
    detail: "card_authorization_2 has the stand-in reason other, but user decided",
  },
  {
    invariant: "objects are in order of creation",
    how: "an object that is older than the one before it",
    corrupt: ({ state: { tables } }) => {
      const [program] = allRows(tables.programs);
      const created_at = "2025-12-31T23:59:59.999Z";
      if (program !== undefined) insert(tables.programs, { ...program, id: "program_late", created_at });
    },
    detail: "programs: program_late was created earlier than the row before it",
  },
];

describe("audit", () => {
  test("finds no violation in a bank that was only used through the API", () => {
    const { bank, state } = usedBank();
    expect(audit(state)).toEqual([]);
    expect(bank.audit()).toEqual([]);
  });

  test("finds no violation when a force post overdraws an Account and a check of 0 cents follows (D-85)", () => {
    const used = usedBank();
    const { bank } = used;
    const { account } = addDebited(used);
    const { id: card_id } = bank.cards.create({ account_id: account.id });
    const { id: account_number_id } = bank.accountNumbers.create({
      account_id: account.id,
      name: "Checks",
      inbound_checks: { status: "allowed" },
    });
    bank.pendingTransactions.create({ account_id: account.id, amount: -60 });
    bank.simulations.cardSettlements.create({ card_id, amount: 500 });
    bank.simulations.inboundCheckDeposits.create({ account_number_id, amount: 0, check_number: "1" });
    expect(bank.accounts.balance(account.id)).toMatchObject({ available_balance: -500, current_balance: -440 });
    expect(bank.transactions.list({ limit: 1 }).data).toMatchObject([{ amount: 0 }]);
    expect(bank.audit()).toEqual([]);
  });

  test("finds no violation in an Account that was emptied and closed at the same instant", () => {
    const { bank, account } = usedBank();
    const { id: account_number_id } = bank.accountNumbers.create({ account_id: account.id, name: "Payables" });
    bank.simulations.inboundAchTransfers.create({ account_number_id, amount: -500 });
    bank.accounts.close(account.id);
    bank.clock.advance({ days: 1 });
    const { decline } = bank.simulations.inboundAchTransfers.create({ account_number_id, amount: 500 });
    expect(decline?.reason).toBe("group_locked");
    expect(bank.audit()).toEqual([]);
  });

  test.each([
    ["the highest score on cardnet", { network_details: cardnet(null), network_risk_score: 99 }],
    ["the highest score on debitnet", { network_details: debitnet, network_risk_score: 999 }],
    ["a stand-in network", { actioner: "network", network_details: cardnet("issuer_error") }],
  ] as const)("finds no violation in card payments with %s", (_, changes) => {
    const { bank, state } = usedBank();
    addDecline(state, { id: "card_decline_1", ...changes });
    addAuthorization(state, { id: "card_authorization_1", ...changes });
    expect(bank.audit()).toEqual([]);
  });

  test.each(corruptions)("reports $how as a violation of: $invariant", ({ invariant, corrupt, detail }) => {
    const used = usedBank();
    corrupt(used);
    const found = used.bank.audit();
    expect(found).toEqual([{ invariant, detail: typeof detail === "string" ? detail : expect.stringMatching(detail) }]);
  });

  test("reports every violated invariant at once", () => {
    const used = usedBank();
    for (const { corrupt } of corruptions) corrupt(used);
    expect(new Set(audit(used.state).map(({ invariant }) => invariant))).toEqual(
      new Set(corruptions.map(({ invariant }) => invariant)),
    );
  });

  test("finds no violation in a fork from before the corruption", () => {
    const used = usedBank();
    const fork = used.bank.fork();
    for (const { corrupt } of corruptions) corrupt(used);
    expect(fork.audit()).toEqual([]);
  });
});

describe("an unusual but sound bank", () => {
  test("finds no violation when free text equals the id of a declined transfer", () => {
    const bank = createBank();
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "Rent" });
    const { id: declined } = bank.simulations.inboundAchTransfers.create({ account_number_id, amount: -1 });
    bank.simulations.inboundWireTransfers.create({
      account_number_id,
      amount: 1,
      creditor_name: declined,
      end_to_end_identification: declined,
      unstructured_remittance_information: declined,
      wire_drawdown_request_id: declined,
    });
    expect(bank.declinedTransactions.list().data).toHaveLength(1);
    expect(bank.audit()).toEqual([]);
  });

  test("finds no violation when an Account received more than the safe integers in total", () => {
    const bank = createBank();
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    const { id: card_id } = bank.cards.create({ account_id });
    const pay = (amount: number) => bank.simulations.interestPayments.create({ account_id, amount });
    pay(Number.MAX_SAFE_INTEGER);
    bank.simulations.cardSettlements.create({ card_id, amount: Number.MAX_SAFE_INTEGER });
    pay(2);
    pay(2);
    expect(bank.audit()).toEqual([]);
  });
});
