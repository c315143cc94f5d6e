import {
  type CardAuthorization,
  type CardDecline,
  constants,
  type PendingTransaction,
  type Transaction,
} from "@sandbank/contract";
import { ledgerViolations, nameCredit, readBalances, readOwner, sumCurrent } from "../ledger/ledger.ts";
import { toTimestamp } from "../ports/time.ts";
import { debitIndexViolations } from "../state/debit-index.ts";
import { extendedCreditViolations } from "../state/extended-credit.ts";
import type { State } from "../state/state.ts";
import { isEqualJson } from "../store/equal.ts";
import { listItems } from "../store/layered-list.ts";
import { listEntries } from "../store/layered-map.ts";
import { allRows, find, indexViolations, type Row, type Table } from "../store/table.ts";
import { unscheduledAttempts } from "../webhooks/unscheduled-attempts.ts";

/** A violated invariant, which is a bug of the emulator. */
export interface Violation {
  readonly invariant: string;
  readonly detail: string;
}

type Check = (state: State) => readonly string[];

/** The invariants that must hold for a bank at any time, by name. */
const invariants: Readonly<Record<string, Check>> = {
  "ledger entries balance and add up to the running balances": ({ ledger }) => ledgerViolations(ledger),
  "indexes agree with the objects": ({ tables }) =>
    Object.entries(tables).flatMap(([name, table]) =>
      indexViolations(table as Table<Row>).map((detail) => `${name}: ${detail}`),
    ),
  "Transactions add up to the current balances": transactionViolations,
  "holds equal the open Pending Transactions": holdViolations,
  "Limits count exactly the recorded debits": ({ tables, debitIndex }) =>
    debitIndexViolations(debitIndex, allRows(tables.debits)),
  "Programs extend the credit of their open Accounts": ({ tables, extendedCredit }) =>
    extendedCreditViolations(extendedCredit, allRows(tables.accounts)),
  "a debit that can be refused overdraws no Account": overdraftViolations,
  "a decline moves nothing": declineViolations,
  "the hold of a debit is the same everywhere": fundsHoldViolations,
  "an Account Transfer leaves nothing with the bank": transitViolations,
  "a closed Account holds no money": ({ tables, ledger }) =>
    allRows(tables.accounts)
      .filter(({ id, status }) => status === "closed" && readBalances(ledger, id).own !== 0)
      .map(({ id }) => `${id} is closed, but has a balance of ${readBalances(ledger, id).own}`),
  "a closed Account has no open Pending Transaction": ({ tables }) =>
    allRows(tables.pendingTransactions)
      .filter(
        ({ account_id, status }) => status === "pending" && find(tables.accounts, account_id)?.status === "closed",
      )
      .map(({ id, account_id }) => `${account_id} is closed, but ${id} is open`),
  "a closed Account receives nothing": closedViolations,
  "each open Real-Time Decision has its request, and no other Real-Time Decision has one": openRequestViolations,
  "each scheduled or unfinished webhook delivery has its job on the clock": unscheduledAttempts,
  "a risk score is within the bounds of its network": riskScoreViolations,
  "a stand-in reason is present only if the network decided": standInViolations,
  "objects are in order of creation": ({ tables }) =>
    Object.entries(tables).flatMap(([name, table]) => disorder(name, allRows(table as Table<Row>))),
};

/** Checks every invariant against the whole state. For tests: the time is proportional to the size of the bank. */
export function audit(state: State): Violation[] {
  return Object.entries(invariants).flatMap(([invariant, check]) =>
    check(state).map((detail) => ({ invariant, detail })),
  );
}

/** The hold on an Account equals the holds of its open Pending Transactions. */
function holdViolations({ tables, ledger }: State): string[] {
  const held = new Map<string, number>();
  for (const { account_id, held_amount, status } of allRows(tables.pendingTransactions)) {
    if (status === "pending") held.set(account_id, (held.get(account_id) ?? 0) + held_amount);
  }
  return allRows(tables.accounts)
    .filter(({ id }) => (held.get(id) ?? 0) !== readBalances(ledger, id).held)
    .map(
      ({ id }) =>
        `${id} holds ${readBalances(ledger, id).held}, but its Pending Transactions hold ${held.get(id) ?? 0}`,
    );
}

/** A debit that can be declined leaves an available balance of 0 or more; settlements and returns need not (D-85). */
function overdraftViolations({ tables, ledger }: State): string[] {
  const balances = new Map<string, number>();
  const balance = (account: string) => balances.get(account) ?? 0;
  return listItems(ledger.entries).flatMap(({ from, to, amount, reference }) => {
    balances.set(from, balance(from) - amount);
    balances.set(to, balance(to) + amount);
    const available = balance(from) + balance(nameCredit(from));
    const isOverdrawn = available < 0 && canBeRefused(tables, from, reference);
    return isOverdrawn ? [`${reference} left an available balance of ${available} on ${from}`] : [];
  });
}

const refusable: readonly Transaction["source"]["category"][] = ["inbound_ach_transfer", "check_transfer_deposit"];

/**
 * Whether an entry that takes money from an Account belongs to an ACH debit, a check, a transfer that waited for no
 * approval, or a new or raised hold.
 */
function canBeRefused(tables: State["tables"], from: string, reference: string): boolean {
  const transaction = find(tables.transactions, reference);
  if (transaction === undefined) return isRefusableHold(find(tables.pendingTransactions, reference), from);
  const { account_id, source } = transaction;
  return account_id === from && (refusable.includes(source.category) || isSentAtOnce(tables, source));
}

/** The hold of an ACH debit holds what has just come in, whatever the balance is. */
function isRefusableHold(pending: PendingTransaction | undefined, from: string): boolean {
  return pending?.account_id === from && pending.source.category !== "inbound_funds_hold";
}

/** The hold of a transfer that waited for approval was checked instead, and the balance may have changed since. */
function isSentAtOnce(
  { accountTransfers, achTransfers, wireTransfers }: State["tables"],
  {
    account_transfer_intention: own,
    ach_transfer_intention: ach,
    wire_transfer_intention: wire,
  }: Transaction["source"],
): boolean {
  const sent =
    find(accountTransfers, own?.transfer_id ?? "") ??
    find(achTransfers, ach?.transfer_id ?? "") ??
    find(wireTransfers, wire?.transfer_id ?? "");
  return sent?.pending_transaction_id === null;
}

/** The hold of a debit, the Pending Transaction that holds it, and the transfer agree. */
function fundsHoldViolations({ tables }: State): string[] {
  const ofTransfers = allRows(tables.achTransfers).flatMap(({ inbound_funds_hold: held }) => held ?? []);
  const seen = new Set(ofTransfers.map(({ pending_transaction_id: id }) => id as string | null));
  return [
    ...ofTransfers.flatMap((held) => {
      const pending = find(tables.pendingTransactions, held.pending_transaction_id ?? "");
      const isEqual =
        isEqualJson(pending?.source.inbound_funds_hold, held) &&
        pending?.held_amount === held.amount &&
        (pending.status === "pending") === (held.status === "held");
      return isEqual ? [] : [`${held.held_transaction_id} is not held as ${held.pending_transaction_id} says`];
    }),
    ...allRows(tables.pendingTransactions).flatMap(({ id, source }) =>
      source.category === "inbound_funds_hold" && !seen.has(id) ? [`${id} holds the money of no ACH Transfer`] : [],
    ),
  ];
}

/** Both entries of an Account Transfer go through a ledger account of the bank. */
function transitViolations({ ledger }: State): string[] {
  const transit = "bank/account_transfers";
  const balance = listItems(ledger.entries).reduce((sum, { from, to, amount }) => {
    if (from === transit) return sum - BigInt(amount);
    return to === transit ? sum + BigInt(amount) : sum;
  }, 0n);
  return balance === 0n ? [] : [`${transit} has a balance of ${balance}`];
}

/** The fields in which a Transaction names its origin. All other fields may contain any text. */
const subjectFields = ["check_deposit_id", "inbound_ach_transfer_id", "inbound_check_deposit_id", "transfer_id"];

function listSubjects(source: Transaction["source"]): unknown[] {
  const details: object = source[source.category] ?? {};
  return Object.entries(details).flatMap(([field, value]) => (subjectFields.includes(field) ? [value] : []));
}

/** A declined object has no ledger entry and no Transaction, and no Limit counts it. */
function declineViolations({ tables, ledger, declinedSubjects }: State): string[] {
  const subjects = listEntries(declinedSubjects).map(([subject]) => subject);
  const declined = new Set([...allRows(tables.declinedTransactions).map(({ id }) => id as string), ...subjects]);
  const isDeclined = (id: unknown) => declined.has(id as string);
  return [
    ...listItems(ledger.entries).flatMap(({ reference }) =>
      isDeclined(reference) ? [`${reference} was declined, but has a ledger entry`] : [],
    ),
    ...allRows(tables.transactions).flatMap(({ id, source }) =>
      listSubjects(source)
        .filter(isDeclined)
        .map((of) => `${of} was declined, but has ${id}`),
    ),
    ...allRows(tables.debits).flatMap(({ id }) => (isDeclined(id) ? [`${id} was declined, but Limits count it`] : [])),
  ];
}

/** No object or entry is later than the closing. At the same instant, the order is not known. */
function closedViolations({ tables, ledger }: State): string[] {
  const closedAt = new Map(allRows(tables.accounts).map(({ id, closed_at }) => [id as string, closed_at]));
  const made = [...allRows(tables.transactions), ...allRows(tables.pendingTransactions)];
  const moved = listItems(ledger.entries).flatMap(({ from, to, at, reference }) =>
    [from, to].map((account) => ({ id: reference, account_id: readOwner(account), created_at: toTimestamp(at) })),
  );
  const late = [...made, ...moved].flatMap(({ id, account_id: account, created_at: at }) => {
    const closed = closedAt.get(account) ?? null;
    return closed !== null && at > closed ? [`${account} was closed at ${closed}, but has ${id} of ${at}`] : [];
  });
  return [...new Set(late)];
}

function openRequestViolations({ tables, openRequests }: State): string[] {
  const open = allRows(tables.realTimeDecisions).flatMap(({ id, status }) => (status === "pending" ? [id] : []));
  const waiting = listEntries(openRequests).map(([id]) => id);
  const [isOpen, isWaiting] = [new Set<string>(open), new Set(waiting)];
  return [
    ...open.filter((id) => !isWaiting.has(id)).map((id) => `${id} is open, but no request waits for it`),
    ...waiting.filter((id) => !isOpen.has(id)).map((id) => `a request waits for ${id}, but it is not open`),
  ];
}

/** 0 to 99 on cardnet, 0 to 999 on debitnet. */
function riskScoreViolations(state: State): string[] {
  return cardRequests(state).flatMap(({ id, network_details: { category }, network_risk_score: score }) => {
    const isWithin = score === null || (score >= 0 && score <= constants.networkRiskScoreMaximum[category]);
    return isWithin ? [] : [`${id} has the risk score ${score} on ${category}`];
  });
}

function standInViolations(state: State): string[] {
  return cardRequests(state).flatMap(({ id, actioner, network_details: { cardnet } }) => {
    const reason = cardnet?.stand_in_processing_reason ?? null;
    return reason === null || actioner === "network"
      ? []
      : [`${id} has the stand-in reason ${reason}, but ${actioner} decided`];
  });
}

/** Every requested card payment, declined or authorized. */
function cardRequests({ tables }: State): (CardAuthorization | CardDecline)[] {
  return [
    ...allRows(tables.declinedTransactions).map(({ source }) => source.card_decline),
    ...allRows(tables.pendingTransactions).map(({ source }) => source.card_authorization),
  ].filter((request) => request !== null);
}

function transactionViolations({ tables, ledger }: State): string[] {
  const sums = new Map<string, number>();
  for (const { account_id, amount } of allRows(tables.transactions)) {
    sums.set(account_id, (sums.get(account_id) ?? 0) + amount);
  }
  return allRows(tables.accounts)
    .map(({ id }) => ({ id, sum: sums.get(id) ?? 0, balance: sumCurrent(readBalances(ledger, id)) }))
    .filter(({ sum, balance }) => sum !== balance)
    .map(({ id, sum, balance }) => `${id} has a balance of ${balance}, but its Transactions add up to ${sum}`);
}

function disorder(name: string, rows: readonly Row[]): string[] {
  return rows
    .filter((row, index) => index > 0 && row.created_at < (rows[index - 1] as Row).created_at)
    .map((row) => `${name}: ${row.id} was created earlier than the row before it`);
}
