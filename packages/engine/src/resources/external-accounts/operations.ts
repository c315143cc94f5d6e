import type { ExternalAccount } from "@sandbank/contract";
import { equal } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { externalAccountStates } from "./states.ts";

export const externalAccountOperations = {
  "externalAccounts.list": createListHandler("externalAccounts", (params) => ({
    where: {
      idempotency_key: equal(params.idempotency_key),
      routing_number: equal(params.routing_number),
      status: params.status?.in,
    },
  })),
  "externalAccounts.create": create,
  "externalAccounts.retrieve": retrieveFrom("externalAccounts", "external_account"),
  "externalAccounts.update": update,
} satisfies Handlers;

function create(world: World, { params, idempotencyKey }: Call<"externalAccounts.create">): ExternalAccount {
  const account: ExternalAccount = {
    id: newId(world, "external_account"),
    account_holder: params.account_holder ?? "unknown",
    account_number: params.account_number,
    created_at: readNow(world),
    description: params.description,
    funding: params.funding ?? "checking",
    idempotency_key: idempotencyKey,
    routing_number: params.routing_number,
    status: "active",
    type: "external_account",
  };
  return add(world, world.state.tables.externalAccounts, account, "external_account.created");
}

function update(world: World, { id, params }: Call<"externalAccounts.update">): ExternalAccount {
  const { externalAccounts } = world.state.tables;
  const account = existing(externalAccounts, "external_account", id);
  const { account_holder = account.account_holder, description = account.description } = params;
  const { funding = account.funding, status: trigger = account.status } = params;
  const status = nextState(world, externalAccountStates, { id: account.id, state: account.status, trigger });
  const changes = { account_holder, description, funding, status };
  return change(world, externalAccounts, account, changes, "external_account.updated");
}
