import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { installed, mutantOf, reachedBy } from "../support/installed.ts";
import { send } from "../support/send.ts";

/** Sends requests of many kinds to a bank with every option that counts requests. Returns everything that it shows. */
function play() {
  const bank = createBank({ rateLimit: { perSecond: 9 }, unknownFields: "ignore" });
  bank.eventSubscriptions.create({ url: "https://app.test/webhooks" });
  bank.faults.arm({ kind: "private_feature_error", operation: "accounts.list", times: 2 });
  const { id } = bank.accounts.create({ name: "Operating" });
  const authorization = `Bearer ${bank.apiKey}`;
  const key = { "idempotency-key": "once" };
  const responses = [
    { method: "POST", path: "/accounts", headers: { authorization, ...key }, body: JSON.stringify({ name: "A" }) },
    { method: "POST", path: "/accounts", headers: { authorization, ...key }, body: JSON.stringify({ name: "A" }) },
    ...["", "?status.in=closed", "?status.in=open&limit=1&unknown=1", "?status.in=closed"].map((query) => ({
      method: "GET",
      path: `/accounts${query}`,
      headers: { authorization },
    })),
    {
      method: "GET",
      path: "/events?order_by.field=created_at&order_by.direction=ascending&category.in=card.created",
      headers: { authorization },
    },
    { method: "HEAD", path: "/accounts?status.in=closed", headers: { authorization } },
    { method: "POST", path: `/accounts/${id}/close?unknown=1`, headers: { authorization }, body: "" },
    { method: "POST", path: `/accounts/${id}/close`, headers: { authorization }, body: "" },
    { method: "GET", path: "/files/file_none/contents", headers: {} },
    { method: "GET", path: "/%", headers: { authorization } },
  ].map((request) => bank.handle(request));
  return {
    responses,
    snapshot: JSON.stringify(bank.snapshot()),
    journal: JSON.stringify(bank.journal()),
    trace: bank.trace(),
    unread: bank.unreadFields(),
    webhooks: bank.webhooks.attempts(),
  };
}

test("a recorder changes no response, state or log", () => {
  const recorded: unknown[] = [];
  const places = reachedBy(() => recorded.push(play()));
  expect(recorded).toEqual([play()]);
  // Each place once, and no place that only an armed fault reached.
  expect(places.filter((place) => /^(list|filter|key|error|permitted)\//.test(place)).toSorted()).toEqual([
    "error/api_method_not_found_error/500",
    "error/invalid_api_key_error/500",
    "error/rate_limited_error/500",
    "error/rate_limited_error/accepted",
    "filter/accounts.list/status.in",
    "filter/events.list/category.in",
    "filter/events.list/order_by.direction",
    "key/accounts.create",
    "list/accounts.list/lacks-last",
    "list/accounts.list/one-page",
    "list/events.list/one-page",
    "permitted/lost-response",
    "permitted/microseconds",
    "permitted/new-event-category",
    "permitted/new-field",
    "permitted/other-detail",
  ]);
});

test("a filter is reached on a later page, too: its cursor belongs to the filter", () => {
  const bank = createBank();
  for (const name of ["A", "B", "C"]) bank.accounts.create({ name });
  bank.accounts.close(bank.accounts.list().data.at(-1)?.id ?? "account_none");
  const { next_cursor: cursor } = bank.accounts.list({ status: { in: ["open"] }, limit: 1 });
  const places = reachedBy(() =>
    send(bank.fork(), { method: "GET", path: `/accounts?status.in=open&limit=1&cursor=${cursor}` }),
  );
  expect(places).toContain("filter/accounts.list/status.in");
});

test.each([
  ["fork", 1],
  ["fork of a fork", 2],
])("a %s keeps the probe of its bank", (_, generations) => {
  const mutant = mutantOf("id", { kind: "longer", by: "future" });
  let bank = installed({ mutant }, createBank);
  for (let generation = 0; generation < generations; generation++) bank = bank.fork();
  expect(bank.accounts.create({ name: "A" }).id).toMatch(/^account_[0-9a-z]{20}future$/);
  bank.reset();
  expect(bank.accounts.create({ name: "A" }).id).toMatch(/future$/);
});

test("a fork of a right bank is wrong if that is installed when it is made", () => {
  const bank = createBank();
  const mutant = mutantOf("id", { kind: "longer", by: "future" });
  const fork = installed({ mutant }, () => bank.fork());
  expect(fork.accounts.create({ name: "A" }).id).toMatch(/future$/);
  expect(bank.accounts.create({ name: "A" }).id).not.toMatch(/future$/);
});
