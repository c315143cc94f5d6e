import type { events } from "../../../src/resources/events/resource.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";

export const proofs: ResourceProofs<typeof events> = {
  list: (bank, { account }) => {
    bank.accounts.update(account, { name: `Renamed ${bank.journal().entries.length}` });
    return bank.events.list({ limit: 1 }).data[0]?.id ?? "";
  },
  story: { journal: "simulations", names: /^endpoints events\b/ },
  *scenario({ ok }) {
    const oldestFirst = { limit: 10, order_by: { field: "created_at", direction: "ascending" } };
    const { data, next_cursor: cursor } = yield* ok("events.list", { params: oldestFirst });
    yield* ok("events.list", { params: { ...oldestFirst, cursor } });
    yield* ok("events.list", { params: { created_at: { after: "2026-01-01T00:00:00Z" } } });
    yield* ok("events.retrieve", { id: data[0]?.id ?? "" });
  },
};
