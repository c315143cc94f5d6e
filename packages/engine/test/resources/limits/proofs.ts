import type { Bank } from "../../../src/index.ts";
import type { limits } from "../../../src/resources/limits/resource.ts";
import { closeAccount, closed, OPEN } from "../../proofs/breakings.ts";
import { account, ofClosedAccount, settable, update } from "../../proofs/moves.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";
import { newAccount } from "../../proofs/stage.ts";

const once = { metric: "count", value: 1, interval: "day" } as const;

const create = (bank: Bank, model_id = account(bank)) => bank.limits.create({ ...once, model_id, value: 10 });

export const proofs: ResourceProofs<typeof limits> = {
  required: { "limits.create": ["metric", "model_id", "value", "interval"], "limits.update": ["status"] },
  bounds: { "limits.create": { value: "0 or more" } },
  requests: { "limits.create": (stage) => ({ params: { ...once, model_id: newAccount(stage) } }) },
  refusals: { "limits.create": [[OPEN, closeAccount, closed]] },
  rules: {
    "limits.create": [
      [
        "model_id",
        "must be the identifier of an Account, an Account Number or a Card",
        { metric: "count", interval: "day", value: 1, model_id: "cards" },
        { metric: "count", interval: "day", value: 1, model_id: "account_a" },
      ],
    ],
  },
  changes: {
    "limits.update": { values: { status: "inactive" }, clauses: "[limits-update, limit-status, event-limits-none]" },
  },
  updates: {
    "limits.update": {
      "an active Limit": create,
      "an inactive Limit": (bank) => bank.limits.update(create(bank).id, { status: "inactive" }),
      "a Limit of a closed Account": ofClosedAccount(create),
    },
  },
  states: {
    status: {
      requested: {
        make: (bank) => create(bank).id,
        move: update((bank) => bank.limits),
        allowed: settable(["active", "inactive"]),
      },
    },
  },
  populate: (bank, accounts) => {
    const models = [
      ...Object.values(accounts),
      ...bank.accountNumbers.list().data.map(({ id }) => id),
      ...bank.cards.list({ status: { in: ["active"] } }).data.map(({ id }) => id),
    ];
    for (const model_id of models) create(bank, model_id);
    bank.limits.update(create(bank, accounts.savings).id, { status: "inactive" });
  },
  list: (bank, given) => create(bank, given.account).id,
  story: { journal: "accounts", names: /^\w+ limits?\b/i },
  *scenario({ ok, no }, account_id) {
    const number = yield* ok("accountNumbers.create", { params: { account_id, name: "Limited" } });
    const limit = yield* ok("limits.create", {
      params: { metric: "volume", model_id: number.id, value: 10_000, interval: "month" },
    });
    yield* ok("limits.update", { id: limit.id, params: { status: "inactive" } });
    yield* ok("limits.retrieve", { id: limit.id });
    yield* ok("limits.list", { params: { model_id: number.id, status: "inactive" } });
    yield* no("limits.create", { params: { metric: "count", model_id: account_id, value: 1 } });
  },
};
