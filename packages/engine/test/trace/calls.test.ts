import { describe, expect, test } from "vitest";
import { uploadForm } from "../../../../tests/support/form.ts";
import { type Bank, createBank, createPlatform, type TracedCall } from "../../src/index.ts";
import { send } from "../support/send.ts";

/** The calls of a trace, oldest first. */
function callsOf(bank: Bank): readonly TracedCall[] {
  return bank.trace().steps.filter((step) => step.kind === "call");
}

/** The last call. */
function lastCall(bank: Bank): TracedCall {
  const call = callsOf(bank).at(-1);
  if (call === undefined) throw new Error("The trace has no call.");
  return call;
}

const NOTHING = { declines: [], ledgerEntries: [], events: [], deliveries: [] };

describe("a traced call", () => {
  test("traces a call by HTTP with its request and response", () => {
    const bank = createBank();
    const headers = { "idempotency-key": "first" };
    const answer = send<{ id: string }>(bank, {
      method: "POST",
      path: "/accounts",
      body: { name: "Operating" },
      headers,
    });
    expect(bank.trace().steps).toStrictEqual([
      {
        kind: "call",
        number: 1,
        entry: 1,
        at: "2026-01-01T00:00:00.000Z",
        via: "http",
        side: "client",
        operation: "accounts.create",
        method: "POST",
        path: "/accounts",
        params: { name: "Operating" },
        idempotencyKey: "first",
        isReplay: false,
        requestId: answer.headers["x-request-id"],
        status: 200,
        error: null,
        fault: null,
        objectId: answer.body.id,
        ...NOTHING,
        events: [{ id: expect.any(String), category: "account.created", associated_object_id: answer.body.id }],
      },
    ]);
  });

  test("traces a direct call with the method and path of the same HTTP request", () => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "Operating" }, { idempotencyKey: "first" });
    bank.accounts.retrieve(account.id);
    bank.accounts.list({ limit: 2, status: { in: ["open", "closed"] }, created_at: { after: "2026-01-01T00:00:00Z" } });
    bank.network.interestPayments.create({ account_id: account.id, amount: 5 });
    const query = "limit=2&status.in=open%2Cclosed&created_at.after=2026-01-01T00%3A00%3A00Z";
    const created = { operation: "accounts.create", method: "POST", path: "/accounts", idempotencyKey: "first" };
    const paid = { operation: "simulations.interestPayments.create", method: "POST" };
    const common = { via: "direct", requestId: null, status: 200, error: null };
    expect(callsOf(bank)).toMatchObject([
      { ...common, ...created, side: "client", params: { name: "Operating" }, objectId: account.id },
      { ...common, operation: "accounts.retrieve", method: "GET", path: `/accounts/${account.id}`, params: {} },
      { ...common, operation: "accounts.list", method: "GET", path: `/accounts?${query}`, objectId: null },
      { ...common, ...paid, side: "network", path: "/simulations/interest_payments" },
    ]);
    expect(send(bank, { method: "GET", path: `/accounts?${query}` }).body).toEqual(
      bank.accounts.list({
        limit: 2,
        status: { in: ["open", "closed"] },
        created_at: { after: "2026-01-01T00:00:00Z" },
      }),
    );
  });

  test("encodes an invalid id in the traced path, also half of a surrogate pair", () => {
    const bank = createBank();
    expect(() => bank.accounts.retrieve("a/b?\ud800" as never)).toThrow("There is no account");
    expect(lastCall(bank)).toMatchObject({ path: "/accounts/a%2Fb%3F%EF%BF%BD", status: 404 });
  });

  test("traces a card authorization with its Pending Transaction or Declined Transaction", () => {
    const bank = createBank();
    const { id: account_id } = bank.accounts.create({ name: "Empty" });
    const { id: card_id } = bank.cards.create({ account_id });
    const declined = bank.simulations.cardAuthorizations.create({ card_id, amount: 5_00 });
    expect(lastCall(bank).objectId).toBe(declined.declined_transaction?.id);
    bank.simulations.interestPayments.create({ account_id, amount: 5_00 });
    const authorized = bank.simulations.cardAuthorizations.create({ card_id, amount: 5_00 });
    expect(lastCall(bank).objectId).toBe(authorized.pending_transaction?.id);
    expect(lastCall(bank).objectId).toMatch(/^pending_transaction_/);
  });

  test.each([
    ["without a key", { headers: { authorization: undefined } }, 401, "accounts.list", "GET", "/accounts?limit=1"],
    ["with another key", { headers: { authorization: "Bearer no" } }, 401, "accounts.list", "GET", "/accounts"],
    ["to an unknown path", {}, 404, null, "GET", "/acounts"],
    ["that is not JSON", {}, 404, null, "DELETE", "/accounts"],
    ["that is no JSON", { text: "{" }, 400, "accounts.create", "POST", "/accounts"],
  ])(
    "traces a refused request %s, with its error and without parameters",
    (_, sent, status, operation, method, path) => {
      const bank = createBank();
      const answer = send(bank, { method, path, ...sent });
      const requestId = answer.headers["x-request-id"];
      expect(lastCall(bank)).toEqual({
        ...lastCall(bank),
        ...NOTHING,
        ...{ operation, method, path, status, requestId, params: null, error: answer.body, objectId: null },
      });
      expect(answer.status).toBe(status);
    },
  );

  test("traces a refused call with its parameters, its error and no effects", () => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "Operating" });
    bank.accounts.close(account.id);
    expect(() => bank.accounts.create({ name: 5 } as never)).toThrow("must be");
    expect(lastCall(bank)).toMatchObject({
      ...NOTHING,
      status: 400,
      params: { name: 5 },
      error: { type: "invalid_parameters_error", errors: [{ field: "name" }] },
    });
    expect(() => bank.accounts.close(account.id)).toThrow("invalid_operation_error");
    expect(lastCall(bank)).toMatchObject({ ...NOTHING, status: 409, error: { type: "invalid_operation_error" } });
    expect(() => bank.accounts.create({ name: 1n } as never)).toThrow("JSON");
    expect(lastCall(bank)).toMatchObject({ ...NOTHING, status: 400, params: null });
  });

  test("traces a replay under an idempotency key without effects", () => {
    const bank = createBank();
    const sent = { method: "POST", path: "/accounts", body: { name: "x" }, headers: { "idempotency-key": "one" } };
    send(bank, sent);
    send(bank, sent);
    bank.accounts.create({ name: "x" }, { idempotencyKey: "one" });
    expect(() => bank.accounts.create({ name: "y" }, { idempotencyKey: "one" })).toThrow("was used");
    expect(callsOf(bank).map(({ isReplay, status, events }) => [isReplay, status, events.length])).toEqual([
      [false, 200, 1],
      [true, 200, 0],
      [true, 200, 0],
      [false, 409, 0],
    ]);
    expect(new Set(callsOf(bank).map(({ objectId }) => objectId)).size).toBe(2);
  });

  test("traces a call with its fault, and with the effects if it was executed", () => {
    const bank = createBank();
    const plans = ["drop_before_commit", "drop_after_commit", "rate_limited_error", "latency"] as const;
    for (const kind of plans) bank.faults.arm({ kind });
    bank.faults.arm({ kind: "internal_server_error", times: 2 });
    for (let number = 1; number <= 5; number++) send(bank, { method: "POST", path: "/accounts", body: { name: "x" } });
    expect(callsOf(bank).map(({ fault, status, events }) => [fault, status, events.length])).toEqual([
      ["drop_before_commit", 503, 0],
      ["drop_after_commit", 200, 1],
      ["rate_limited_error", 429, 0],
      ["latency", 200, 1],
      ["internal_server_error", 500, 0],
    ]);
  });

  test("traces a request that the rate limit refuses", () => {
    const bank = createBank({ rateLimit: { perSecond: 1 } });
    send(bank, { method: "GET", path: "/accounts" });
    send(bank, { method: "GET", path: "/accounts" });
    expect(callsOf(bank).map(({ status, fault }) => [status, fault])).toEqual([
      [200, null],
      [429, null],
    ]);
  });

  test("traces a refused simulation in a live bank", () => {
    const platform = createPlatform();
    const path = "/simulations/interest_payments";
    const headers = { authorization: `Bearer ${platform.live.apiKey}` };
    platform.handle({ method: "POST", path, headers, body: "{}" });
    expect(lastCall(platform.live)).toMatchObject({ status: 403, params: null, path });
    expect(platform.sandbox.trace().steps).toEqual([]);
  });

  test("traces the disabling of an Entity without an endpoint", () => {
    const bank = createBank();
    const [entity] = bank.entities.list().data;
    if (entity === undefined) throw new Error("The default world has an Entity.");
    bank.entities.disable(entity.id);
    expect(() => bank.entities.disable("entity_x")).toThrow("There is no entity");
    const [, disabled, refused] = callsOf(bank);
    expect(disabled).toMatchObject({
      ...{ operation: null, method: "DISABLE", path: `/entities/${entity.id}`, side: "network", params: null },
      ...{ status: 200, objectId: entity.id, events: [{ category: "entity.updated" }] },
    });
    expect(refused).toMatchObject({ status: 404, error: { type: "object_not_found_error" } });
  });

  test("traces an upload with the number of bytes in place of the file", () => {
    const bank = createBank();
    const params = { file: new Uint8Array(5_000), purpose: "other", description: "A scan" } as const;
    const purpose = "check_image_front";
    bank.files.create({ ...params, purpose: purpose as never });
    const form = uploadForm({ ...params, purpose });
    send(bank, { method: "POST", path: "/files", form });
    for (const { params: kept } of callsOf(bank)) {
      expect(kept).toMatchObject({ file: { bytes: 5_000 }, description: "A scan" });
    }
    expect(callsOf(bank)).toHaveLength(2);
  });

  test.each([
    ["a long string", { name: "x".repeat(4_200) }],
    ["many fields", Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`field_${index}`, 1]))],
  ])("omits parameters that are too long from the trace: %s", (_, params) => {
    const bank = createBank();
    expect(() => bank.accounts.create(params as never)).toThrow("invalid_parameters_error");
    send(bank, { method: "POST", path: "/accounts", body: params });
    for (const { params: kept } of callsOf(bank)) expect(kept).toEqual({ omitted: "more than 4,096 characters" });
  });

  test("keeps parameters of 4,000 characters, and a path of 1,000, in the trace", () => {
    const bank = createBank();
    const params = { name: "x".repeat(4_000) };
    send(bank, { method: "POST", path: "/accounts", body: params });
    send(bank, { method: "GET", path: `/accounts/${"x".repeat(980)}` });
    expect(callsOf(bank)).toMatchObject([{ params }, { path: `/accounts/${"x".repeat(980)}` }]);
  });

  test("shortens a too long path, id and idempotency key in the trace", () => {
    const bank = createBank();
    const long = "x".repeat(1_100);
    send(bank, { method: "GET", path: `/accounts/${long}`, headers: { "idempotency-key": long } });
    expect(() => bank.accounts.retrieve(long as never)).toThrow("There is no account");
    const [http, direct] = callsOf(bank);
    expect([http?.path.length, http?.idempotencyKey?.length]).toEqual([103, 103]);
    expect(direct?.path).toBe(`/accounts/${"x".repeat(100)}...`);
  });

  test("keeps traced parameters unchanged when the caller changes its object or the trace", () => {
    const bank = createBank();
    const params = { name: "Operating" };
    bank.accounts.create(params);
    const before = JSON.stringify(bank.trace());
    params.name = "Changed";
    Object.assign(lastCall(bank).params as object, { name: "Changed" });
    expect(JSON.stringify(bank.trace())).toBe(before);
    expect(bank.journal().entries).toMatchObject([{ params: { name: "Operating" } }]);
  });

  test("includes no API key in the trace, neither the bank's nor another", () => {
    const bank = createBank();
    send(bank, { method: "GET", path: "/accounts" });
    send(bank, { method: "GET", path: "/accounts", headers: { authorization: "Bearer another_key_that_is_secret" } });
    const text = JSON.stringify(bank.trace());
    expect(text).toContain("invalid_api_key_error");
    expect(text).not.toContain(bank.apiKey);
    expect(text).not.toContain("another_key");
  });
});
