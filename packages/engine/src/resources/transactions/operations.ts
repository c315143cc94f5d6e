import type { Transaction, TransactionList } from "@sandbank/contract";
import { equal, listPage } from "../../objects/lists.ts";
import { existing } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import type { World } from "../../state/world.ts";

export const transactionOperations = {
  "transactions.list": list,
  "transactions.retrieve": retrieve,
} satisfies Handlers;

function list(world: World, { params }: Call<"transactions.list">): TransactionList {
  return listPage(world, "transactions.list", world.state.tables.transactions, params, {
    where: {
      account_id: equal(params.account_id),
      route_id: equal(params.route_id),
      category: params.category?.in,
    },
  });
}

function retrieve({ state }: World, { id }: Call<"transactions.retrieve">): Transaction {
  return existing(state.tables.transactions, "transaction", id);
}
