import type { Account, RouteType, Transaction } from "@sandbank/contract";
import { invariant } from "../invariant.ts";
import { move } from "../ledger/ledger.ts";
import { add, existing } from "../objects/objects.ts";
import { fromTimestamp } from "../ports/time.ts";
import { newId, readNow, type World } from "../world/world.ts";
import { decideAmount } from "./decide-amount.ts";

/** A movement of money that has passed all checks. */
export interface Posting {
  /** Minor units: positive credits the Account, negative debits it, zero moves nothing. */
  readonly amount: number;
  readonly description: string;
  /** The bank's own ledger account on the other side. */
  readonly from: `bank/${string}`;
  /** A function if the details contain the id of the Transaction itself. */
  readonly source: Transaction["source"] | ((id: Transaction["id"]) => Transaction["source"]);
  /** The route that the money came through, if any. */
  readonly route?: Route;
  /** The credit that this posting returns, if any. A returned credit does not count as a payment of a loan. */
  readonly returnOf?: Transaction["id"] | null | undefined;
}

/** A reference to an Account Number, Card or Lockbox Recipient. */
export interface Route {
  readonly id: string;
  readonly type: RouteType;
}

/** Posts a Transaction: writes the ledger entry, the object and its Event. */
export function post(
  world: World,
  account: Account,
  { amount, description, from, source, route, returnOf }: Posting,
): Transaction {
  const { state } = world;
  invariant(account.status === "open", `a closed Account was to receive ${amount}`);
  const id = newId(world, "transaction");
  const details = typeof source === "function" ? source(id) : source;
  const moved = decideAmount(world, "posting", details, amount);
  if (moved !== 0) {
    const isCredit = moved > 0;
    const entry = {
      at: state.now,
      from: isCredit ? from : account.id,
      to: isCredit ? account.id : from,
      amount: Math.abs(moved),
      reference: id,
    };
    move(state.ledger, returnOf ? { ...entry, creditedAt: cameIn(world, returnOf) } : entry);
  }
  const transaction: Transaction = {
    id,
    account_id: account.id,
    // A posting that moves nothing still says what it should have moved.
    amount: moved === 0 ? amount : moved,
    created_at: readNow(world),
    currency: "USD",
    description,
    route_id: route?.id ?? null,
    route_type: route?.type ?? null,
    source: details,
    type: "transaction",
  };
  return add(world, state.tables.transactions, transaction, "transaction.created");
}

function cameIn({ state }: World, id: Transaction["id"]): number {
  return fromTimestamp(existing(state.tables.transactions, "transaction", id).created_at);
}
