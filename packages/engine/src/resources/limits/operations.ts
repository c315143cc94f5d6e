import type { Account, Limit, LimitModelType } from "@sandbank/contract";
import { equal } from "../../objects/lists.ts";
import { existing, putInPlace } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { tallyStates } from "../../state/tally.ts";
import { insert } from "../../store/table.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { createRules } from "./refusals.ts";
import { limitStates } from "./states.ts";

export const limitOperations = {
  "limits.list": createListHandler("limits", (params) => ({
    where: {
      idempotency_key: equal(params.idempotency_key),
      model_id: equal(params.model_id),
      status: equal(params.status),
    },
  })),
  "limits.create": refusedBy(createRules, create),
  "limits.retrieve": retrieveFrom("limits", "limit"),
  "limits.update": update,
} satisfies Handlers;

/** Emits no Event, like `update`: no Event category exists for Limits (D-94). */
function create(
  world: World,
  { params, idempotencyKey }: Call<"limits.create">,
  requireAll: RequireAll<typeof createRules>,
): Limit {
  const modelType = parseModelType(params.model_id);
  requireAll({ account: requireAccount(world, modelType, params.model_id) });
  const limit: Limit = {
    id: newId(world, "limit"),
    created_at: readNow(world),
    idempotency_key: idempotencyKey,
    interval: params.interval,
    metric: params.metric,
    model_id: params.model_id,
    model_type: modelType,
    status: "active",
    type: "limit",
    value: params.value,
  };
  insert(world.state.tables.limits, limit);
  tallyStates(world.tally, null, limit);
  return limit;
}

function update(world: World, { id, params }: Call<"limits.update">): Limit {
  const { limits } = world.state.tables;
  const limit = existing(limits, "limit", id);
  const status = nextState(world, limitStates, { id: limit.id, state: limit.status, trigger: params.status });
  return putInPlace(world, limits, limit, { ...limit, status });
}

/** Reads the type from the prefix of the id, which has been checked (D-71). */
function parseModelType(modelId: string): LimitModelType {
  return modelId.slice(0, modelId.lastIndexOf("_")) as LimitModelType;
}

/** The Account that the debits of a model belong to. */
function requireAccount({ state }: World, modelType: LimitModelType, modelId: string): Account {
  const { accounts, accountNumbers, cards } = state.tables;
  switch (modelType) {
    case "account":
      return existing(accounts, "account", modelId);
    case "account_number":
      return existing(accounts, "account", existing(accountNumbers, "account_number", modelId).account_id);
    case "card":
      return existing(accounts, "account", existing(cards, "card", modelId).account_id);
  }
}
