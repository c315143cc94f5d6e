import type { Account, DeclinedTransaction } from "@sandbank/contract";
import { add } from "../objects/objects.ts";
import type { Decision, Rail } from "../state/explanation.ts";
import { tallyDecline } from "../state/tally.ts";
import { deepFreeze } from "../store/freeze.ts";
import { set } from "../store/layered-map.ts";
import { newId, readNow, type World } from "../world/world.ts";
import type { Route } from "./post.ts";

/** A movement of money that was declined. */
export interface DeclinedMovement {
  /** Minor units, with the sign that the category prescribes (D-75). */
  readonly amount: number;
  readonly description: string;
  readonly rail: Rail;
  /** The reason and its facts, for `bank.explain`. */
  readonly decline: Decision;
  /** The id of the declined object: a transfer, a check, a Check Deposit, or the `card_decline` of a Card Payment. */
  readonly subject: string;
  /** The route that the money would have come through, if any. */
  readonly route?: Route;
  /** A function, because some details contain the id of the Declined Transaction. */
  readonly source: (id: DeclinedTransaction["id"]) => DeclinedTransaction["source"];
}

/** Records a decline: writes the object and its Event, and moves no money. A closed Account declines too (D-39). */
export function recordDecline(
  world: World,
  account: Account,
  { amount, description, rail, decline, subject, route, source }: DeclinedMovement,
): DeclinedTransaction {
  const id = newId(world, "declined_transaction");
  const declined: DeclinedTransaction = {
    id,
    account_id: account.id,
    amount,
    created_at: readNow(world),
    currency: "USD",
    description,
    route_id: route?.id ?? null,
    route_type: route?.type ?? null,
    source: source(id),
    type: "declined_transaction",
  };
  set(world.state.explanations, id, deepFreeze({ declinedTransactionId: id, rail, ...decline }));
  set(world.state.declinedSubjects, subject, id);
  tallyDecline(world.tally, declined.source, decline.reason);
  return add(world, world.state.tables.declinedTransactions, declined, "declined_transaction.created");
}
