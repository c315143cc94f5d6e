import type { Bank } from "../../../src/index.ts";
import type { eventSubscriptions } from "../../../src/resources/event-subscriptions/resource.ts";
import { settable, update } from "../../proofs/moves.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";

/** Sent once, and never returned. */
export const SHARED_SECRET = "the shared secret of the scenario";

const create = (bank: Bank) => bank.eventSubscriptions.create({ url: "https://example.com/hooks" });

export const proofs: ResourceProofs<typeof eventSubscriptions> = {
  required: { "eventSubscriptions.create": ["url", "selected_event_categories.0.event_category"] },
  bounds: {
    "eventSubscriptions.create": {
      shared_secret: "1 to 100 characters",
      selected_event_categories: "exactly 1 elements",
    },
  },
  checks: {
    "eventSubscriptions.create": [["url", (bank) => bank.eventSubscriptions.create({ url: "http://example.com" })]],
  },
  changes: { "eventSubscriptions.update": { values: { status: "disabled" } } },
  updates: {
    "eventSubscriptions.update": {
      "an active Event Subscription": create,
      "a disabled Event Subscription": (bank) =>
        bank.eventSubscriptions.update(create(bank).id, { status: "disabled" }),
      "a deleted Event Subscription": (bank) => bank.eventSubscriptions.update(create(bank).id, { status: "deleted" }),
    },
  },
  states: {
    status: {
      requested: {
        make: (bank) => create(bank).id,
        move: update((bank) => bank.eventSubscriptions),
        allowed: {
          ...settable(["active", "disabled", "deleted"], ["active", "disabled"]),
          deleted: { deleted: "deleted" }, // D-97
        },
      },
    },
  },
  populate: (bank) => {
    const { id } = create(bank);
    for (const status of ["disabled", "deleted"] as const) bank.eventSubscriptions.update(id, { status });
    for (const path of ["one", "two"]) bank.eventSubscriptions.create({ url: `https://example.com/${path}` });
  },
  list: (bank) => create(bank).id,
  story: { journal: "webhooks", names: /^\w+ event_?subscriptions?\b/i },
  *scenario({ ok, no }) {
    const { id } = yield* ok("eventSubscriptions.create", {
      params: { url: "https://app.test/webhooks", shared_secret: SHARED_SECRET },
    });
    yield* ok("eventSubscriptions.create", {
      params: { url: "https://app.test/one", selected_event_categories: [{ event_category: "account.created" }] },
      key: "one",
    });
    yield* ok("eventSubscriptions.update", { id, params: { status: "deleted" } });
    yield* no("eventSubscriptions.update", { id, params: { status: "active" } });
    yield* ok("eventSubscriptions.retrieve", { id });
    yield* ok("eventSubscriptions.list", { params: { idempotency_key: "one" } });
  },
};
