import type { Account, AccountNumber, DeclinedTransaction, EventCategoryName, Transaction } from "@sandbank/contract";
import { evaluateRules, type RailRules } from "../declines/decline-rule.ts";
import type { NumberFacts } from "../declines/number-decline-rules.ts";
import { type ApiObject, add, change } from "../objects/objects.ts";
import { creditRules } from "../refusals/account-refusals.ts";
import { creditFacts } from "../refusals/credit-facts.ts";
import { refusedBy } from "../resource-kit/refusal-rule.ts";
import type { Decision } from "../state/explanation.ts";
import type { Tables } from "../state/tables.ts";
import type { Table } from "../store/table.ts";
import type { World } from "../world/world.ts";
import { recordDecline } from "./decline.ts";
import { numberFacts } from "./number-facts.ts";
import { post, type Route } from "./post.ts";

interface Transfer extends ApiObject {
  readonly amount: number;
}

interface TransferParams<Reason> {
  readonly account_number_id: string;
  readonly amount: number;
  /** Forces a decline (D-84). */
  readonly decline_reason?: Reason | undefined;
}

/** The differences between the rails that accept or decline a credit when it arrives. */
export interface InstantRail<T extends Transfer, Reason extends string, Params extends TransferParams<Reason>>
  extends RailRules<NumberFacts, Reason> {
  /** The bank's own ledger account for the rail. */
  readonly ledgerAccount: `bank/${string}`;
  readonly table: (tables: Tables) => Table<T>;
  readonly created: EventCategoryName;
  readonly updated: EventCategoryName;
  /** The transfer as it arrives, before the rail decides. */
  readonly arrive: (world: World, facts: NumberFacts, params: Params) => T;
  /** The description of its Transaction or Declined Transaction. */
  readonly describe: (transfer: T) => string;
  readonly accepted: Outcome<T, Transaction>;
  readonly declined: Outcome<T, DeclinedTransaction, Reason>;
}

/** The consequences of a decision: the details that the Transaction records, then the changes of the transfer. */
interface Outcome<T, Recorded extends { readonly source: unknown }, Reason = void> {
  readonly source: (transfer: T, reason: Reason) => Recorded["source"];
  readonly changes: (transfer: T, recorded: Recorded, reason: Reason) => Partial<T>;
}

/** Creates the operation that simulates a credit over an instant rail. */
export function receiveBy<T extends Transfer, Reason extends string, Params extends TransferParams<Reason>>(
  instantRail: InstantRail<T, Reason, Params>,
) {
  return refusedBy(creditRules, (world: World, { params }: { readonly params: Params }, requireAll): T => {
    const facts = numberFacts(world, params.account_number_id);
    requireAll(creditFacts(world, facts.account, params));
    const transfer = instantRail.arrive(world, facts, params);
    add(world, instantRail.table(world.state.tables), transfer, instantRail.created);
    const decline = evaluateRules(world, instantRail, facts, params.decline_reason);
    const changes =
      decline === null
        ? accept(world, instantRail, { transfer, facts })
        : declineTransfer(world, instantRail, { transfer, facts }, decline);
    return change(world, instantRail.table(world.state.tables), transfer, changes, instantRail.updated);
  });
}

interface Arrived<T> {
  readonly transfer: T;
  readonly facts: { readonly account: Account; readonly number: AccountNumber };
}

function accept<T extends Transfer, Reason extends string>(
  world: World,
  { ledgerAccount, describe, accepted }: InstantRail<T, Reason, never>,
  { transfer, facts }: Arrived<T>,
): Partial<T> {
  const transaction = post(world, facts.account, {
    amount: transfer.amount,
    description: describe(transfer),
    from: ledgerAccount,
    route: toRoute(facts.number),
    source: accepted.source(transfer),
  });
  return accepted.changes(transfer, transaction);
}

function declineTransfer<T extends Transfer, Reason extends string>(
  world: World,
  { rail, describe, declined }: InstantRail<T, Reason, never>,
  { transfer, facts }: Arrived<T>,
  decline: Decision<Reason>,
): Partial<T> {
  const { reason } = decline;
  const record = recordDecline(world, facts.account, {
    amount: transfer.amount, // D-75: positive
    description: describe(transfer),
    rail,
    decline,
    subject: transfer.id,
    route: toRoute(facts.number),
    source: () => declined.source(transfer, reason),
  });
  return declined.changes(transfer, record, reason);
}

function toRoute({ id }: AccountNumber): Route {
  return { id, type: "account_number" };
}
