import type { LockboxAddress, LockboxRecipient } from "@sandbank/contract";
import { equal } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import { derivedText } from "../../ports/ids.ts";
import { ownedAccount } from "../../refusals/account-refusals.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { hasAny } from "../../store/table.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { createRules, updateRules } from "./refusals.ts";
import { lockboxRecipientStates } from "./states.ts";

const MAIL_STOP_LENGTH = 5;

export const lockboxRecipientOperations = {
  "lockboxRecipients.list": createListHandler("lockboxRecipients", (params) => ({
    where: {
      account_id: equal(params.account_id),
      lockbox_address_id: equal(params.lockbox_address_id),
      idempotency_key: equal(params.idempotency_key),
    },
  })),
  "lockboxRecipients.create": refusedBy(createRules, create),
  "lockboxRecipients.retrieve": retrieveFrom("lockboxRecipients", "lockbox_recipient"),
  "lockboxRecipients.update": refusedBy(updateRules, update),
} satisfies Handlers;

function create(
  world: World,
  { params, idempotencyKey }: Call<"lockboxRecipients.create">,
  requireAll: RequireAll<typeof createRules>,
): LockboxRecipient {
  const { lockboxAddresses, lockboxRecipients } = world.state.tables;
  const { account, owner } = ownedAccount(world, params.account_id);
  const address = existing(lockboxAddresses, "lockbox_address", params.lockbox_address_id);
  requireAll({ account, owner, address });
  const id = newId(world, "lockbox");
  const recipient: LockboxRecipient = {
    id,
    account_id: account.id,
    created_at: readNow(world),
    description: params.description ?? null,
    idempotency_key: idempotencyKey,
    lockbox_address_id: address.id,
    mail_stop_code: newMailStopCode(world, address, id),
    recipient_name: params.recipient_name ?? null,
    status: "active",
    type: "lockbox_recipient",
  };
  return add(world, lockboxRecipients, recipient, "lockbox.created");
}

function update(
  world: World,
  { id, params }: Call<"lockboxRecipients.update">,
  requireAll: RequireAll<typeof updateRules>,
): LockboxRecipient {
  const { lockboxRecipients } = world.state.tables;
  const recipient = existing(lockboxRecipients, "lockbox_recipient", id);
  const { description = recipient.description, recipient_name = recipient.recipient_name, status: trigger } = params;
  // The contract allows null, but the emulator always records a status.
  const state = recipient.status ?? "active";
  const status =
    trigger === undefined ? state : nextState(world, lockboxRecipientStates, { id: recipient.id, state, trigger });
  const changed = { ...recipient, description, recipient_name, status };
  requireAll({ recipient, changed });
  return change(world, lockboxRecipients, recipient, changed, "lockbox.updated");
}

/** The code that identifies a Lockbox Recipient's mail, unique at its address. */
function newMailStopCode({ state }: World, address: LockboxAddress, id: string): string {
  const { lockboxRecipients } = state.tables;
  for (let attempt = 0; ; attempt++) {
    const code = derivedText(`mail stop code ${attempt} ${id}`, MAIL_STOP_LENGTH).toUpperCase();
    const isTaken = hasAny(lockboxRecipients, { lockbox_address_id: [address.id], mail_stop_code: [code] });
    if (!isTaken) return code;
  }
}
