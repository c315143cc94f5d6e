import type { WireTransfer } from "@sandbank/contract";
import { objectNotFound } from "../../errors.ts";
import { approveSendRules, bankTakesPart, readDestinationFacts, sendRules } from "../../rails/destination-refusals.ts";
import {
  approveBy,
  cancelBy,
  createTransfer,
  destinationList,
  stepAfterApproval,
} from "../../rails/outbound-transfer.ts";
import { moneyRules } from "../../refusals/account-refusals.ts";
import { sourceNumberIsOfAccount } from "../../refusals/sender-refusals.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import type { World } from "../../world/world.ts";
import { reject, reverse } from "./move-back.ts";
import { newTransfer } from "./new-transfer.ts";
import { submit } from "./submission.ts";
import { wireRail } from "./wire-rail.ts";

const createRules = [bankTakesPart("wire_transfers"), sourceNumberIsOfAccount, ...sendRules];

export const wireTransferOperations = {
  "wireTransfers.list": createListHandler("wireTransfers", (params) => ({ where: destinationList(params) })),
  "wireTransfers.create": refusedBy(createRules, create),
  "wireTransfers.retrieve": retrieveFrom("wireTransfers", "wire_transfer"),
  "wireTransfers.approve": approveBy(wireRail, approveSendRules, readDestinationFacts),
  "wireTransfers.cancel": cancelBy(wireRail),
  "simulations.wireTransfers.submit": stepAfterApproval(
    wireRail,
    "submit",
    approveSendRules,
    readDestinationFacts,
    submit,
  ),
  "simulations.wireTransfers.reverse": refusedBy(moneyRules, reverse),
  "simulations.wireTransfers.reject": refusedBy(moneyRules, reject),
} satisfies Handlers;

function create(
  world: World,
  { params, idempotencyKey }: Call<"wireTransfers.create">,
  requireAll: RequireAll<typeof createRules>,
): WireTransfer {
  const facts = readDestinationFacts(world, params);
  const request = params.inbound_wire_drawdown_request_id;
  if (request !== undefined) throw objectNotFound("inbound_wire_drawdown_request", request);
  requireAll(facts);
  const transfer = newTransfer(world, { params, facts, idempotencyKey });
  return createTransfer(world, wireRail, transfer, params.require_approval);
}
