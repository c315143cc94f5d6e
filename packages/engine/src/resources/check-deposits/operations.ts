import type { Account, CheckDeposit } from "@sandbank/contract";
import { canReceive } from "../../money/balances.ts";
import { equal } from "../../objects/lists.ts";
import { existing } from "../../objects/objects.ts";
import { moneyRules } from "../../refusals/account-refusals.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { get, remove } from "../../store/layered-map.ts";
import type { World } from "../../world/world.ts";
import { accept, reject, sendBack } from "./outcomes.ts";
import { place } from "./place.ts";
import { submitRules } from "./refusals.ts";
import { checkDepositStates } from "./states.ts";

export const checkDepositOperations = {
  "checkDeposits.list": createListHandler("checkDeposits", (params) => ({
    where: { account_id: equal(params.account_id), idempotency_key: equal(params.idempotency_key) },
  })),
  "checkDeposits.create": refusedBy(moneyRules, create),
  "checkDeposits.retrieve": retrieveFrom("checkDeposits", "check_deposit"),
  "simulations.checkDeposits.submit": refusedBy(submitRules, submit),
  "simulations.checkDeposits.reject": rejectDeposit,
  "simulations.checkDeposits.return": refusedBy(moneyRules, returnDeposit),
} satisfies Handlers;

/** The deposit waits for the simulations, because the option `checkDeposits` applies only to mail (D-93). */
function create(
  world: World,
  { params, idempotencyKey }: Call<"checkDeposits.create">,
  requireAll: RequireAll<typeof moneyRules>,
): CheckDeposit {
  const { accounts, files } = world.state.tables;
  const { amount, description } = params;
  const account = existing(accounts, "account", params.account_id);
  const front = existing(files, "file", params.front_image_file_id).id;
  const back = existing(files, "file", params.back_image_file_id).id;
  requireAll({ account, fits: canReceive(world, account, amount) });
  return place(world, account, { amount, front, back, description, idempotencyKey });
}

function submit(
  world: World,
  { id, params }: Call<"simulations.checkDeposits.submit">,
  requireAll: RequireAll<typeof submitRules>,
): CheckDeposit {
  const own = params.scan === undefined ? takeUnsubmitted(world, id) : undefined;
  if (own !== undefined) return own;
  const { account, deposit } = depositInState(world, id, "submit");
  requireAll({ account, fits: canReceive(world, account, deposit.amount) });
  return accept(world, account, deposit, params.scan);
}

/**
 * Returns a Check Deposit from mail that the bank accepted by itself, the first time that its submission is simulated
 * (O-23). A program that expects it to wait for the simulation then goes on.
 */
function takeUnsubmitted({ state }: World, id: string): CheckDeposit | undefined {
  const deposit = existing(state.tables.checkDeposits, "check_deposit", id);
  if (deposit.status !== "submitted" || get(state.unsubmittedDeposits, id) === undefined) return undefined;
  remove(state.unsubmittedDeposits, id);
  return deposit;
}

function rejectDeposit(world: World, { id, params }: Call<"simulations.checkDeposits.reject">): CheckDeposit {
  const { account, deposit } = depositInState(world, id, "reject");
  return reject(world, account, deposit, params.decline_reason);
}

function returnDeposit(
  world: World,
  { id }: Call<"simulations.checkDeposits.return">,
  requireAll: RequireAll<typeof moneyRules>,
): CheckDeposit {
  const { account, deposit } = depositInState(world, id, "return");
  requireAll({ account, fits: canReceive(world, account, -deposit.amount) });
  return sendBack(world, account, deposit);
}

interface Deposited {
  readonly account: Account;
  readonly deposit: CheckDeposit;
}

/** Loads a Check Deposit and its Account. Refuses with 409 if the state does not allow `trigger`. */
function depositInState(world: World, id: string, trigger: "submit" | "reject" | "return"): Deposited {
  const { state } = world;
  const deposit = existing(state.tables.checkDeposits, "check_deposit", id);
  const account = existing(state.tables.accounts, "account", deposit.account_id);
  nextState(world, checkDepositStates, { id: deposit.id, state: deposit.status, trigger });
  return { account, deposit };
}
