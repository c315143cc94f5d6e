import type { Account, AccountCreateParams, BalanceLookup } from "@sandbank/contract";
import {
  availableBalanceAt,
  canExtendCredit,
  currentBalanceAt,
  extendCredit,
  readCreditLimit,
} from "../../money/balances.ts";
import { equal } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import { toTime } from "../../ports/instant.ts";
import { findOpenHold } from "../../rails/hold.ts";
import { moneyRules } from "../../refusals/account-refusals.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { loanBalanceAt } from "./loan.ts";
import { payAccountRevenue, payInterest } from "./payments.ts";
import { closeRules, createRules, loadOwners, updateRules } from "./refusals.ts";
import { accountStates } from "./states.ts";

export const accountOperations = {
  "accounts.list": createListHandler("accounts", (params) => ({
    where: {
      entity_id: equal(params.entity_id),
      informational_entity_id: equal(params.informational_entity_id),
      program_id: equal(params.program_id),
      idempotency_key: equal(params.idempotency_key),
      status: params.status?.in,
    },
  })),
  "accounts.create": refusedBy(createRules, create),
  "accounts.retrieve": retrieveFrom("accounts", "account"),
  "accounts.update": refusedBy(updateRules, update),
  "accounts.balance": balance,
  "accounts.close": refusedBy(closeRules, close),
  "simulations.accountRevenuePayments.create": refusedBy(moneyRules, payAccountRevenue),
  "simulations.interestPayments.create": refusedBy(moneyRules, payInterest),
} satisfies Handlers;

function create(
  world: World,
  { params, idempotencyKey }: Call<"accounts.create">,
  requireAll: RequireAll<typeof createRules>,
): Account {
  const owners = loadOwners(world, params);
  requireAll({ ...owners, params });
  const { entity, informational, program } = owners;
  const account: Account = {
    id: newId(world, "account"),
    account_revenue_rate: world.state.genesis.accountRevenueRate,
    bank: program.bank,
    closed_at: null,
    created_at: readNow(world),
    currency: "USD",
    entity_id: entity.id as Account["entity_id"],
    funding: params.funding ?? "deposits", // D-30
    idempotency_key: idempotencyKey,
    informational_entity_id: informational?.id ?? null,
    interest_rate: program.interest_rate, // D-42
    loan: createLoan(params),
    name: params.name,
    program_id: program.id,
    status: "open",
    type: "account",
  };
  add(world, world.state.tables.accounts, account, "account.created");
  extendCredit(world, account, readCreditLimit(account), 0);
  return account;
}

function update(
  world: World,
  { id, params }: Call<"accounts.update">,
  requireAll: RequireAll<typeof updateRules>,
): Account {
  const { accounts } = world.state.tables;
  const account = existing(accounts, "account", id);
  const { name = account.name } = params;
  const limit = params.loan?.credit_limit;
  const fits = limit === undefined || canExtendCredit(world, account, limit);
  const isChange = name !== account.name || (limit !== undefined && limit !== account.loan?.credit_limit);
  requireAll({ account, creditLimit: limit, fits, isChange });
  if (!isChange) return account;
  if (limit === undefined || account.loan === null) {
    return change(world, accounts, account, { name }, "account.updated");
  }
  extendCredit(world, account, limit, readCreditLimit(account));
  return change(world, accounts, account, { name, loan: { ...account.loan, credit_limit: limit } }, "account.updated");
}

function balance({ state }: World, { id, params }: Call<"accounts.balance">): BalanceLookup {
  const time = params.at_time === undefined ? state.now : toTime(params.at_time);
  const account = existing(state.tables.accounts, "account", id);
  return {
    account_id: account.id,
    available_balance: availableBalanceAt(state.ledger, account, time),
    current_balance: currentBalanceAt(state.ledger, account, time),
    loan: loanBalanceAt(state.ledger, account, time),
    type: "balance_lookup",
  };
}

function close(world: World, { id }: Call<"accounts.close">, requireAll: RequireAll<typeof closeRules>): Account {
  const { accounts } = world.state.tables;
  const account = existing(accounts, "account", id);
  const status = nextState(world, accountStates, { id: account.id, state: account.status, trigger: "close" });
  requireAll({
    account,
    currentBalance: currentBalanceAt(world.state.ledger, account, world.state.now),
    pending: findOpenHold(world, account),
  });
  extendCredit(world, account, 0, readCreditLimit(account));
  return change(world, accounts, account, { status, closed_at: readNow(world) }, "account.updated");
}

function createLoan({ loan }: AccountCreateParams): Account["loan"] {
  return loan === undefined ? null : { ...loan, maturity_date: loan.maturity_date ?? null };
}
