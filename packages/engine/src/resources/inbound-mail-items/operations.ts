import type { Account, InboundMailItem, InboundMailItemCreateParams } from "@sandbank/contract";
import { canReceive } from "../../money/balances.ts";
import { equal } from "../../objects/lists.ts";
import { add, existing } from "../../objects/objects.ts";
import { moneyRules } from "../../refusals/account-refusals.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { tallyReason } from "../../state/tally.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { defaultFile } from "../files/default-file.ts";
import { processMail } from "./process-mail.ts";
import { createRules, type Destination, findRejection } from "./refusals.ts";
import { inboundMailItemStates } from "./states.ts";

export const inboundMailItemOperations = {
  "inboundMailItems.list": createListHandler("inboundMailItems", (params) => ({
    where: {
      lockbox_address_id: equal(params.lockbox_address_id),
      lockbox_recipient_id: equal(params.lockbox_recipient_id),
    },
  })),
  "inboundMailItems.retrieve": retrieveFrom("inboundMailItems", "inbound_mail_item"),
  "inboundMailItems.action": refusedBy(moneyRules, action),
  "simulations.inboundMailItems.create": refusedBy(createRules, create),
} satisfies Handlers;

/**
 * Deposits the check of mail for a Lockbox Recipient immediately. Mail that names only an address waits for
 * `inboundMailItems.action` (contract "Routing of simulated mail").
 */
function create(
  world: World,
  { params }: Call<"simulations.inboundMailItems.create">,
  requireAll: RequireAll<typeof createRules>,
): InboundMailItem {
  const { files, inboundMailItems } = world.state.tables;
  const destination = requireDestination(world, params);
  const contents =
    params.contents_file_id === undefined
      ? defaultFile(world, "inbound_mail_item")
      : existing(files, "file", params.contents_file_id);
  const rejection = findRejection(world, destination);
  const account = rejection === null ? (destination.to?.account ?? null) : null;
  if (account !== null) requireAll({ account, fits: canReceive(world, account, params.amount) });
  const item: InboundMailItem = {
    id: newId(world, "inbound_mail_item"),
    checks: [
      {
        amount: params.amount,
        back_file_id: defaultFile(world, "check_image_back").id,
        check_deposit_id: null,
        front_file_id: defaultFile(world, "check_image_front").id,
        status: rejection === null ? "pending" : null,
      },
    ],
    created_at: readNow(world),
    file_id: contents.id,
    lockbox_address_id: destination.address.id,
    lockbox_recipient_id: destination.to?.recipient.id ?? null,
    recipient_name: destination.to?.recipient.recipient_name ?? null,
    rejection_reason: rejection,
    status: rejection === null ? "pending" : "rejected",
    type: "inbound_mail_item",
  };
  if (rejection !== null) tallyReason(world.tally, `inbound_mail_item.${rejection}`);
  add(world, inboundMailItems, item, "inbound_mail_item.created");
  return account === null ? item : processMail(world, item, [account]);
}

function action(
  world: World,
  { id, params }: Call<"inboundMailItems.action">,
  requireAll: RequireAll<typeof moneyRules>,
): InboundMailItem {
  const { accounts, inboundMailItems } = world.state.tables;
  const item = existing(inboundMailItems, "inbound_mail_item", id);
  const into = params.checks.map(({ account_id: accountId }) =>
    accountId === undefined ? null : existing(accounts, "account", accountId),
  );
  nextState(world, inboundMailItemStates, { id: item.id, state: item.status, trigger: "action" });
  for (const { account, amount } of sums(item, into)) {
    requireAll({ account, fits: canReceive(world, account, amount) });
  }
  return processMail(world, item, into);
}

function requireDestination({ state }: World, params: InboundMailItemCreateParams): Destination {
  const { accounts, lockboxAddresses, lockboxRecipients } = state.tables;
  const { lockbox_address_id: addressId = "", lockbox_recipient_id: recipientId } = params;
  if (recipientId === undefined) return { address: existing(lockboxAddresses, "lockbox_address", addressId), to: null };
  const recipient = existing(lockboxRecipients, "lockbox_recipient", recipientId);
  return {
    address: existing(lockboxAddresses, "lockbox_address", recipient.lockbox_address_id),
    to: { recipient, account: existing(accounts, "account", recipient.account_id) },
  };
}

/** The sum of the deposits for each Account. */
function sums(item: InboundMailItem, into: readonly (Account | null)[]): { account: Account; amount: number }[] {
  const accounts = [...new Set(into)].filter((account) => account !== null);
  const amountFor = (account: Account) =>
    item.checks.reduce((sum, { amount }, index) => (into[index] === account ? sum + amount : sum), 0);
  return accounts.map((account) => ({ account, amount: amountFor(account) }));
}
