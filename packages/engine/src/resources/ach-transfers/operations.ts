import type { AchTransfer } from "@sandbank/contract";
import {
  approveBy,
  cancelBy,
  createTransfer,
  destinationList,
  findTransfer,
  nextStatus,
  stepAfterApproval,
} from "../../rails/outbound-transfer.ts";
import { moneyRules } from "../../refusals/account-refusals.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import type { World } from "../../world/world.ts";
import { achRail } from "./ach-rail.ts";
import { reject, returnTransfer } from "./move-back.ts";
import { newTransfer } from "./new-transfer.ts";
import { notifyOfChange } from "./notify-of-change.ts";
import { acknowledgeRules, approveRules, createRules, readFacts, settleRules } from "./refusals.ts";
import { acknowledge, settle, submit } from "./submission.ts";

export const achTransferOperations = {
  "achTransfers.list": createListHandler("achTransfers", (params) => ({ where: destinationList(params) })),
  "achTransfers.create": refusedBy(createRules, create),
  "achTransfers.retrieve": retrieveFrom("achTransfers", "ach_transfer"),
  "achTransfers.approve": approveBy(achRail, approveRules, readFacts),
  "achTransfers.cancel": cancelBy(achRail),
  "simulations.achTransfers.submit": stepAfterApproval(achRail, "submit", approveRules, readFacts, submit),
  "simulations.achTransfers.acknowledge": refusedBy(acknowledgeRules, simulateAcknowledgement),
  "simulations.achTransfers.settle": refusedBy(settleRules, simulateSettlement),
  "simulations.achTransfers.return": refusedBy(moneyRules, returnTransfer),
  "simulations.achTransfers.reject": refusedBy(moneyRules, reject),
  "simulations.achTransfers.createNotificationOfChange": notifyOfChange,
} satisfies Handlers;

function create(
  world: World,
  { params, idempotencyKey }: Call<"achTransfers.create">,
  requireAll: RequireAll<typeof createRules>,
): AchTransfer {
  const facts = readFacts(world, params);
  requireAll(facts);
  const transfer = newTransfer(world, { params, externalAccount: facts.externalAccount, idempotencyKey });
  return createTransfer(world, achRail, transfer, params.require_approval);
}

function simulateAcknowledgement(
  world: World,
  { id }: Call<"simulations.achTransfers.acknowledge">,
  requireAll: RequireAll<typeof acknowledgeRules>,
): AchTransfer {
  const transfer = requireMove(world, id, "acknowledge");
  requireAll({ transfer });
  return acknowledge(world, transfer);
}

function simulateSettlement(
  world: World,
  { id, params }: Call<"simulations.achTransfers.settle">,
  requireAll: RequireAll<typeof settleRules>,
): AchTransfer {
  const transfer = requireMove(world, id, "settle");
  requireAll({ transfer });
  return settle(world, transfer, params.inbound_funds_hold_behavior ?? "release_immediately");
}

/** Loads a transfer. Refuses a move that its state does not allow. */
function requireMove(world: World, id: string, trigger: "acknowledge" | "settle"): AchTransfer {
  const transfer = findTransfer(world, achRail, id);
  nextStatus(world, achRail, transfer, trigger);
  return transfer;
}
