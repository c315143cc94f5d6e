import assert from "node:assert/strict";
import { createBank } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import type { Suite } from "./suite.ts";

/** Reads new Events and what changed in a day, without webhooks. */
function createPoller(client: BankClient) {
  let cursor: string | null = null;
  return {
    async poll(): Promise<string[]> {
      const seen: string[] = [];
      const onCursor = (next: string) => {
        cursor = next;
      };
      const filter = { category: { in: ["account.created", "account.updated"] as const }, limit: 2 };
      for await (const event of client.events.poll({ ...filter, cursor, onCursor, follow: false })) {
        const object = await client.events.fetchObject(event);
        seen.push(`${event.category} ${"name" in object ? object.name : ""}`);
      }
      return seen;
    },
    async openedSince(time: string): Promise<string[]> {
      const names: string[] = [];
      for await (const { name } of client.accounts.list({ created_at: { on_or_after: time }, limit: 2 }))
        names.push(name);
      return names;
    },
  };
}

const bank = createBank();
bank.accounts.create({ name: "Old" });
bank.clock.advance({ days: 1 });

export const poller: Suite = {
  bank,
  async play(bank, check) {
    const app = createPoller(new BankClient(clientOptions(bank)));
    const first = await app.poll();
    check("the first poll sees what was before", () => assert.deepEqual(first, ["account.created Old"]));
    const account = bank.accounts.create({ name: "One" });
    for (const name of ["Two", "Three"]) bank.accounts.create({ name });
    bank.cards.create({ account_id: account.id });
    bank.accounts.update(account.id, { name: "First" });
    const next = await app.poll();
    check("the next poll sees what is new, oldest first", () =>
      assert.deepEqual(next, [
        "account.created First",
        "account.created Two",
        "account.created Three",
        "account.updated First",
      ]),
    );
    const again = await app.poll();
    check("a poll without news sees nothing", () => assert.deepEqual(again, []));
    const opened = await app.openedSince("2026-01-02T00:00:00Z");
    check("the Accounts of a day are those of all pages", () => assert.deepEqual(opened, ["Three", "Two", "First"]));
  },
  reads: ["account.name", "event.associated_object_id", "event.associated_object_type", "event.category"],
  unnoticed: {},
  lacks: {
    "the next poll sees what is new, oldest first": ["list/events.list/order", "filter/events.list/category.in"],
    "the Accounts of a day are those of all pages": [
      "list/accounts.list/one-page",
      "list/accounts.list/lacks-last",
      "list/accounts.list/order",
      "filter/accounts.list/created_at.on_or_after",
    ],
  },
};
