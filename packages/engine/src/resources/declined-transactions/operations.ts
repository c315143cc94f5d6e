import type { DeclinedTransaction, DeclinedTransactionList } from "@sandbank/contract";
import { equal, listPage } from "../../objects/lists.ts";
import { existing } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import type { World } from "../../state/world.ts";

export const declinedTransactionOperations = {
  "declinedTransactions.list": list,
  "declinedTransactions.retrieve": retrieve,
} satisfies Handlers;

function list(world: World, { params }: Call<"declinedTransactions.list">): DeclinedTransactionList {
  return listPage(world, "declinedTransactions.list", world.state.tables.declinedTransactions, params, {
    where: {
      account_id: equal(params.account_id),
      route_id: equal(params.route_id),
      category: params.category?.in,
    },
  });
}

function retrieve({ state }: World, { id }: Call<"declinedTransactions.retrieve">): DeclinedTransaction {
  return existing(state.tables.declinedTransactions, "declined_transaction", id);
}
