import type { LockboxAddress } from "@sandbank/contract";
import { equal } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import type { World } from "../../world/world.ts";
import { newLockboxAddress } from "./new-lockbox-address.ts";
import { updateRules } from "./refusals.ts";
import { lockboxAddressStates } from "./states.ts";

export const lockboxAddressOperations = {
  "lockboxAddresses.list": createListHandler("lockboxAddresses", (params) => ({
    where: { idempotency_key: equal(params.idempotency_key) },
  })),
  "lockboxAddresses.create": create,
  "lockboxAddresses.retrieve": retrieveFrom("lockboxAddresses", "lockbox_address"),
  "lockboxAddresses.update": refusedBy(updateRules, update),
} satisfies Handlers;

function create(world: World, { params, idempotencyKey }: Call<"lockboxAddresses.create">): LockboxAddress {
  const address = newLockboxAddress(world, { description: params.description ?? null, idempotencyKey });
  return add(world, world.state.tables.lockboxAddresses, address, "lockbox_address.created");
}

function update(
  world: World,
  { id, params }: Call<"lockboxAddresses.update">,
  requireAll: RequireAll<typeof updateRules>,
): LockboxAddress {
  const { lockboxAddresses } = world.state.tables;
  const address = existing(lockboxAddresses, "lockbox_address", id);
  const { description = address.description, status: trigger } = params;
  const { status: state } = address;
  const status =
    trigger === undefined ? state : nextState(world, lockboxAddressStates, { id: address.id, state, trigger });
  const changed = { ...address, description, status };
  requireAll({ address, changed });
  return change(world, lockboxAddresses, address, changed, "lockbox_address.updated");
}
