import type { InboundCheckDeposit, InboundCheckDepositList } from "@sandbank/contract";
import { declinedBy } from "../../declines/decline-rule.ts";
import { foreignRoutingNumber } from "../../digits/routing-number.ts";
import { releaseDebit } from "../../limits/debits.ts";
import { canReceive } from "../../money/balances.ts";
import { equal, listPage } from "../../objects/lists.ts";
import { add, existing } from "../../objects/objects.ts";
import { transactionSource } from "../../objects/sources.ts";
import { toTimestamp } from "../../ports/time.ts";
import { numberFacts } from "../../rails/number-facts.ts";
import { post } from "../../rails/post.ts";
import { resolutionTime } from "../../rails/resolution-time.ts";
import { transferList } from "../../rails/transfer-lists.ts";
import { moneyRules } from "../../refusals/account-refusals.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { newId, readNow, schedule, type World } from "../../world/world.ts";
import { findCheck } from "../check-transfers/find-check.ts";
import { recordDeposit } from "../check-transfers/steps.ts";
import { defaultFile } from "../files/default-file.ts";
import { declineDeposit, drawnOn, findTransfer, resolveDeposit, update } from "./resolve.ts";
import { inboundCheckDepositStates } from "./states.ts";

export const inboundCheckDepositOperations = {
  "inboundCheckDeposits.list": list,
  "inboundCheckDeposits.retrieve": retrieveFrom("inboundCheckDeposits", "inbound_check_deposit"),
  "inboundCheckDeposits.decline": declineCheck,
  "inboundCheckDeposits.return": refusedBy(moneyRules, returnCheck),
  "simulations.inboundCheckDeposits.create": create,
} satisfies Handlers;

function list(world: World, { params }: Call<"inboundCheckDeposits.list">): InboundCheckDepositList {
  const { inboundCheckDeposits } = world.state.tables;
  const { where } = transferList(params);
  return listPage(world, "inboundCheckDeposits.list", inboundCheckDeposits, params, {
    where: { ...where, check_transfer_id: equal(params.check_transfer_id) },
  });
}

function create(world: World, { params }: Call<"simulations.inboundCheckDeposits.create">): InboundCheckDeposit {
  const { now, tables } = world.state;
  const facts = numberFacts(world, params.account_number_id);
  const resolvesAt = resolutionTime(world, params.resolve_at);
  const id = newId(world, "inbound_check_deposit");
  const deposit: InboundCheckDeposit = {
    id,
    accepted_at: null,
    account_id: facts.account.id,
    account_number_id: facts.number.id,
    adjustments: [],
    amount: params.amount,
    automatically_resolves_at: toTimestamp(resolvesAt ?? now),
    back_image_file_id: defaultFile(world, "check_image_back").id,
    bank_of_first_deposit_routing_number: foreignRoutingNumber(id),
    check_number: params.check_number,
    check_transfer_id: findCheck(world, facts.number.id, params.check_number)?.id ?? null,
    created_at: readNow(world),
    currency: "USD",
    declined_at: null,
    declined_transaction_id: null,
    deposit_return: null,
    front_image_file_id: defaultFile(world, "check_image_front").id,
    payee_name_analysis: params.payee_name_analysis ?? "not_evaluated",
    status: "pending",
    transaction_id: null,
    type: "inbound_check_deposit",
  };
  add(world, tables.inboundCheckDeposits, deposit, "inbound_check_deposit.created");
  const { decline_reason: declineReason } = params;
  if (resolvesAt === null) return resolveDeposit(world, deposit, facts, declineReason);
  schedule(world, resolvesAt, {
    kind: "inbound_check_deposits.resolve",
    deposit: deposit.id,
    declineReason: declineReason ?? null,
  });
  return deposit;
}

function declineCheck(world: World, { id }: Call<"inboundCheckDeposits.decline">): InboundCheckDeposit {
  const deposit = existing(world.state.tables.inboundCheckDeposits, "inbound_check_deposit", id);
  nextState(world, inboundCheckDepositStates, { id: deposit.id, state: deposit.status, trigger: "decline" });
  return declineDeposit(world, deposit, drawnOn(world, deposit), declinedBy("client", "user_initiated"));
}

/** Returns the money of a paid check. */
function returnCheck(
  world: World,
  { id, params }: Call<"inboundCheckDeposits.return">,
  requireAll: RequireAll<typeof moneyRules>,
): InboundCheckDeposit {
  const deposit = existing(world.state.tables.inboundCheckDeposits, "inbound_check_deposit", id);
  const status = nextState(world, inboundCheckDepositStates, {
    id: deposit.id,
    state: deposit.status,
    trigger: "return",
  });
  const { account, number } = drawnOn(world, deposit);
  requireAll({ account, fits: canReceive(world, account, deposit.amount) });
  const transfer = findTransfer(world, deposit);
  const transaction = post(world, account, {
    amount: deposit.amount,
    description: `Return of check ${transfer?.check_number ?? deposit.check_number}`,
    from: "bank/checks",
    route: { id: number.id, type: "account_number" },
    source: transactionSource("inbound_check_deposit_return_intention", {
      inbound_check_deposit_id: deposit.id,
      transfer_id: deposit.check_transfer_id,
    }),
  });
  releaseDebit(world, deposit.id, deposit.amount);
  const deposit_return = { reason: params.reason, returned_at: readNow(world), transaction_id: transaction.id };
  const returned = update(world, deposit, { status, deposit_return });
  if (transfer !== null) recordDeposit(world, transfer, deposit, "returned");
  return returned;
}
