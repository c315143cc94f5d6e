import type { Account } from "@sandbank/contract";
import { availableBalanceAt, currentBalanceAt } from "../money/balances.ts";
import type { ApiObject } from "../objects/objects.ts";
import { toTimestamp } from "../ports/time.ts";
import type { State } from "../state/state.ts";
import { type ObjectTables, objectTablesIn } from "../state/tables.ts";
import { unsharedKeys } from "../store/layered-map.ts";
import { rowChanges } from "../store/row-changes.ts";
import { allRows, find, type Table } from "../store/table.ts";
import { changedFields, type FieldChange } from "./changed-fields.ts";

/** The differences between two states of a bank. */
export interface BankDiff {
  /** The bank's time: ISO 8601, UTC, milliseconds. */
  readonly clock: BeforeAndAfter<string>;
  /** The resources with a difference, in a fixed order. */
  readonly resources: readonly ResourceDiff[];
  /** The Accounts whose balances differ, sorted by id. */
  readonly balances: readonly BalanceChange[];
}

export interface BeforeAndAfter<T> {
  readonly before: T;
  readonly after: T;
}

/** The objects of one resource that differ, each list in order of creation. */
export interface ResourceDiff {
  /** As in the bank's methods: `accountNumbers`. */
  readonly resource: string;
  /** The objects that only the later state has. */
  readonly created: readonly DiffedObject[];
  readonly changed: readonly ObjectChange[];
  /** The objects that only the earlier state has, such as Events that the bank no longer keeps (assumption D-96). */
  readonly deleted: readonly DiffedObject[];
}

/** An object of the API. */
export interface DiffedObject {
  readonly id: string;
  readonly type: string;
  readonly [field: string]: unknown;
}

/** An object that both states have, with different fields. */
export interface ObjectChange {
  readonly id: string;
  readonly type: string;
  /** In the order of the object's fields. */
  readonly fields: readonly FieldChange[];
}

/** The balances of an Account in two states, in minor units. They are 0 where the Account does not exist. */
export interface BalanceChange {
  readonly account: Account["id"];
  readonly current: BeforeAndAfter<number>;
  readonly available: BeforeAndAfter<number>;
}

/** Compares two states. Takes time in proportion to what differs if one is a fork of the other. */
export function diffStates(before: State, after: State): BankDiff {
  return {
    clock: { before: toTimestamp(before.now), after: toTimestamp(after.now) },
    resources: objectTablesIn(after.tables)
      .map((name) => resourceDiff(name, readTable(before, name), readTable(after, name)))
      .filter(({ created, changed, deleted }) => created.length + changed.length + deleted.length > 0),
    balances: accountsToCompare(before, after)
      .map((account) => balanceChange(account, before, after))
      .filter(({ current, available }) => isDifferent(current) || isDifferent(available)),
  };
}

function readTable({ tables }: State, name: keyof ObjectTables): Table<ApiObject> {
  return tables[name] as unknown as Table<ApiObject>;
}

function resourceDiff(resource: string, before: Table<ApiObject>, after: Table<ApiObject>): ResourceDiff {
  const created: DiffedObject[] = [];
  const changed: ObjectChange[] = [];
  const deleted: DiffedObject[] = [];
  for (const change of rowChanges(before, after)) {
    if (change.before === null) created.push({ ...(change.after as ApiObject) });
    else if (change.after === null) deleted.push({ ...change.before });
    else {
      const { id, type } = change.after;
      changed.push({ id, type, fields: changedFields(change.before, change.after) });
    }
  }
  return { resource, created, changed, deleted };
}

/** The Accounts whose balances can differ, sorted by id. */
function accountsToCompare(before: State, after: State): Account[] {
  const ids = unsharedKeys(before.ledger.balances, after.ledger.balances);
  if (before.now !== after.now) for (const { id } of loanAccountsIn(after)) ids.add(id);
  return [...ids].sort().flatMap((id) => find(after.tables.accounts, id) ?? find(before.tables.accounts, id) ?? []);
}

/** The credit of a loan Account ends by time alone, at its maturity. */
function loanAccountsIn({ tables }: State): Account[] {
  return allRows(tables.accounts).filter(({ loan }) => loan !== null);
}

function balanceChange(account: Account, before: State, after: State): BalanceChange {
  const [earlier, later] = [balancesIn(before, account), balancesIn(after, account)];
  return {
    account: account.id,
    current: { before: earlier.current, after: later.current },
    available: { before: earlier.available, after: later.available },
  };
}

function balancesIn(
  { ledger, now }: State,
  account: Account,
): { readonly current: number; readonly available: number } {
  return {
    current: currentBalanceAt(ledger, account, now),
    available: availableBalanceAt(ledger, account, now),
  };
}

function isDifferent({ before, after }: BeforeAndAfter<number>): boolean {
  return before !== after;
}
