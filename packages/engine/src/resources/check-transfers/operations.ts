import type { CheckTransfer } from "@sandbank/contract";
import {
  approveBy,
  cancelBy,
  createTransfer,
  findTransfer,
  outboundList,
  stepAfterApproval,
} from "../../rails/outbound-transfer.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import type { World } from "../../world/world.ts";
import { checkRail } from "./check-rail.ts";
import { newTransfer, requireFiles } from "./new-transfer.ts";
import { approveRules, createRules, mailRules, readFacts } from "./refusals.ts";
import { mail, reject, scheduleEnd, stopPayment } from "./steps.ts";

export const checkTransferOperations = {
  "checkTransfers.list": createListHandler("checkTransfers", (params) => ({
    where: { ...outboundList(params), status: params.status?.in },
  })),
  "checkTransfers.create": refusedBy(createRules, create),
  "checkTransfers.retrieve": retrieveFrom("checkTransfers", "check_transfer"),
  "checkTransfers.approve": approveBy(checkRail, approveRules, readFacts),
  "checkTransfers.cancel": cancelBy(checkRail),
  "checkTransfers.stopPayment": (world: World, { id, params }: Call<"checkTransfers.stopPayment">) =>
    stopPayment(world, findTransfer(world, checkRail, id), params.reason ?? "unknown"),
  "simulations.checkTransfers.mail": stepAfterApproval(checkRail, "mail", mailRules, readFacts, mail),
  "simulations.checkTransfers.reject": (world: World, { id }: Call<"simulations.checkTransfers.reject">) =>
    reject(world, findTransfer(world, checkRail, id)),
} satisfies Handlers;

function create(
  world: World,
  { params, idempotencyKey }: Call<"checkTransfers.create">,
  requireAll: RequireAll<typeof createRules>,
): CheckTransfer {
  const facts = readFacts(world, params);
  requireFiles(world, params);
  requireAll(facts);
  const transfer = newTransfer(world, { params, number: facts.sourceNumber, idempotencyKey });
  scheduleEnd(world, transfer);
  return createTransfer(world, checkRail, transfer, params.require_approval);
}
