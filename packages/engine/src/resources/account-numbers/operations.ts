import type { AccountNumber, Program } from "@sandbank/contract";
import { equal } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import { deriveRoutingNumber } from "../../rails/routing-numbers.ts";
import { newRouteRules, ownedAccount } from "../../refusals/account-refusals.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { newAccountNumber } from "./digits.ts";
import { updateRules } from "./refusals.ts";
import { accountNumberStates } from "./states.ts";

export const accountNumberOperations = {
  "accountNumbers.list": createListHandler("accountNumbers", (params) => ({
    where: {
      account_id: equal(params.account_id),
      ach_debit_status: params.ach_debit_status?.in,
      idempotency_key: equal(params.idempotency_key),
      status: params.status?.in,
    },
  })),
  "accountNumbers.create": refusedBy(newRouteRules, create),
  "accountNumbers.retrieve": retrieveFrom("accountNumbers", "account_number"),
  "accountNumbers.update": refusedBy(updateRules, update),
} satisfies Handlers;

function create(
  world: World,
  { params, idempotencyKey }: Call<"accountNumbers.create">,
  requireAll: RequireAll<typeof newRouteRules>,
): AccountNumber {
  const { accountNumbers, programs } = world.state.tables;
  const { account, owner } = ownedAccount(world, params.account_id);
  requireAll({ account, owner });
  const program: Program = existing(programs, "program", account.program_id);
  const id = newId(world, "account_number");
  return add(
    world,
    accountNumbers,
    {
      id,
      account_id: account.id,
      account_number: newAccountNumber(world, id),
      created_at: readNow(world),
      idempotency_key: idempotencyKey,
      inbound_ach: { debit_status: params.inbound_ach?.debit_status ?? "allowed" }, // D-50
      inbound_checks: { status: params.inbound_checks?.status ?? "check_transfers_only" }, // D-51
      name: params.name,
      routing_number: deriveRoutingNumber(world.state, program.bank),
      status: "active",
      type: "account_number",
    },
    "account_number.created",
  );
}

function update(
  world: World,
  { id, params }: Call<"accountNumbers.update">,
  requireAll: RequireAll<typeof updateRules>,
): AccountNumber {
  const { accountNumbers } = world.state.tables;
  const accountNumber = existing(accountNumbers, "account_number", id);
  const { inbound_ach, inbound_checks, name, status: state } = accountNumber;
  const { status: trigger } = params;
  const status =
    trigger === undefined ? state : nextState(world, accountNumberStates, { id: accountNumber.id, state, trigger });
  const changed = {
    ...accountNumber,
    inbound_ach: { debit_status: params.inbound_ach?.debit_status ?? inbound_ach.debit_status },
    inbound_checks: { status: params.inbound_checks?.status ?? inbound_checks.status },
    name: params.name ?? name,
    status,
  };
  requireAll({ accountNumber, changed });
  return change(world, accountNumbers, accountNumber, changed, "account_number.updated");
}
