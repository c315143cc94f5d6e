import { type CardAuthorization, type CardDecline, constants } from "@sandbank/contract";
import { balanceOf, heldOf, ledgerFaults } from "./ledger.ts";
import type { State } from "./state.ts";
import { entriesOf } from "./store/layered-map.ts";
import { allRows, indexFaults, type Row, type Table } from "./store/table.ts";

/** An invariant that does not hold: a bug of the emulator. */
export interface Violation {
  readonly invariant: string;
  readonly detail: string;
}

type Check = (state: State) => readonly string[];

/** Everything that must be true of a bank at any time, by name. */
const invariants: Readonly<Record<string, Check>> = {
  "ledger entries balance and make the running balances": ({ ledger }) => ledgerFaults(ledger),
  "indexes agree with the objects": ({ tables }) =>
    Object.entries(tables).flatMap(([name, table]) =>
      indexFaults(table as Table<Row>).map((fault) => `${name}: ${fault}`),
    ),
  "Transactions make the current balances": transactionFaults,
  "holds equal the open Pending Transactions": holdFaults,
  "a closed Account holds no money": ({ tables, ledger }) =>
    allRows(tables.accounts)
      .filter(({ id, status }) => status === "closed" && balanceOf(ledger, id) !== 0)
      .map(({ id }) => `${id} is closed and has ${balanceOf(ledger, id)}`),
  "each open Real-Time Decision has its request, and no other has": openRequestFaults,
  "a risk score is within the bounds of its network": riskScoreFaults,
  "a reason for standing in is given only where the network decided": standInFaults,
  "objects are in order of creation": ({ tables }) =>
    Object.entries(tables).flatMap(([name, table]) => disorder(name, allRows(table as Table<Row>))),
};

/** Checks every invariant by looking at everything. For tests: it takes time in proportion to the bank. */
export function audit(state: State): Violation[] {
  return Object.entries(invariants).flatMap(([invariant, check]) =>
    check(state).map((detail) => ({ invariant, detail })),
  );
}

/** What is held of an Account is what its open Pending Transactions hold. */
function holdFaults({ tables, ledger }: State): string[] {
  const held = new Map<string, number>();
  for (const { account_id, held_amount, status } of allRows(tables.pendingTransactions)) {
    if (status === "pending") held.set(account_id, (held.get(account_id) ?? 0) + held_amount);
  }
  return allRows(tables.accounts)
    .filter(({ id }) => (held.get(id) ?? 0) !== balanceOf(ledger, heldOf(id)))
    .map(
      ({ id }) => `${id} holds ${balanceOf(ledger, heldOf(id))}, its Pending Transactions hold ${held.get(id) ?? 0}`,
    );
}

function openRequestFaults({ tables, openRequests }: State): string[] {
  const open = allRows(tables.realTimeDecisions).flatMap(({ id, status }) => (status === "pending" ? [id] : []));
  const waiting = entriesOf(openRequests).map(([id]) => id);
  const [isOpen, isWaiting] = [new Set<string>(open), new Set(waiting)];
  return [
    ...open.filter((id) => !isWaiting.has(id)).map((id) => `${id} is open, and nothing waits for it`),
    ...waiting.filter((id) => !isOpen.has(id)).map((id) => `a request waits for ${id}, which is not open`),
  ];
}

/** 0 to 99 on cardnet, 0 to 999 on debitnet. */
function riskScoreFaults(state: State): string[] {
  return cardRequests(state).flatMap(({ id, network_details: { category }, network_risk_score: score }) => {
    const isWithin = score === null || (score >= 0 && score <= constants.networkRiskScoreMaximum[category]);
    return isWithin ? [] : [`${id} has ${score} on ${category}`];
  });
}

function standInFaults(state: State): string[] {
  return cardRequests(state).flatMap(({ id, actioner, network_details: { cardnet } }) => {
    const reason = cardnet?.stand_in_processing_reason ?? null;
    return reason === null || actioner === "network" ? [] : [`${id} gives ${reason}, and ${actioner} decided`];
  });
}

/** Every card payment that was asked for, declined or authorized. */
function cardRequests({ tables }: State): (CardAuthorization | CardDecline)[] {
  return [
    ...allRows(tables.declinedTransactions).map(({ source }) => source.card_decline),
    ...allRows(tables.pendingTransactions).map(({ source }) => source.card_authorization),
  ].filter((request) => request !== null);
}

function transactionFaults({ tables, ledger }: State): string[] {
  const sums = new Map<string, number>();
  for (const { account_id, amount } of allRows(tables.transactions)) {
    sums.set(account_id, (sums.get(account_id) ?? 0) + amount);
  }
  return allRows(tables.accounts)
    .map(({ id }) => ({ id, sum: sums.get(id) ?? 0, balance: balanceOf(ledger, id) + balanceOf(ledger, heldOf(id)) }))
    .filter(({ sum, balance }) => sum !== balance)
    .map(({ id, sum, balance }) => `${id} has ${balance}, its Transactions make ${sum}`);
}

function disorder(name: string, rows: readonly Row[]): string[] {
  return rows
    .filter((row, index) => index > 0 && row.created_at < (rows[index - 1] as Row).created_at)
    .map((row) => `${name}: ${row.id} was created before the one that precedes it`);
}
