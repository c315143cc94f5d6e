import { apiKeyReasons, errorCatalogue } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { type Bank, type BankResponse, createBank, type FaultPlan, replay } from "../../src/index.ts";

function send(bank: Bank, method: string, path: string, body?: unknown): BankResponse {
  return bank.handle({
    method,
    path,
    headers: { authorization: `Bearer ${bank.apiKey}` },
    body: body === undefined ? "" : JSON.stringify(body),
  });
}

function create(bank: Bank): BankResponse {
  return send(bank, "POST", "/accounts", { name: "A" });
}

/** The objects, ledger, id counters and keys of a bank, without the traces of requests and faults. */
function workOf(bank: Bank): unknown {
  const { tables, ledger, idempotency, idCounts, order } = JSON.parse(JSON.stringify(bank.snapshot())).state;
  return { tables, ledger, idempotency, idCounts, order };
}

interface Case {
  readonly plan: FaultPlan;
  readonly status: number;
  readonly type: keyof typeof errorCatalogue;
  readonly headers: Readonly<Record<string, string>>;
  readonly members?: Readonly<Record<string, unknown>>;
}

const noRetry = { "x-should-retry": "false" };
const asksForKey = { ...noRetry, "www-authenticate": "Bearer" };
const errors: readonly Case[] = [
  {
    plan: { kind: "internal_server_error" },
    status: 500,
    type: "internal_server_error",
    headers: {},
  },
  {
    plan: { kind: "internal_server_error", status: 503 },
    status: 503,
    type: "internal_server_error",
    headers: { "retry-after": "1" },
  },
  {
    plan: { kind: "internal_server_error", status: 503, retryAfterSeconds: 7 },
    status: 503,
    type: "internal_server_error",
    headers: { "retry-after": "7" },
  },
  {
    plan: { kind: "rate_limited_error" },
    status: 429,
    type: "rate_limited_error",
    headers: { "retry-after": "1" },
    members: { retry_after: 1 },
  },
  {
    plan: { kind: "rate_limited_error", retryAfterSeconds: 30 },
    status: 429,
    type: "rate_limited_error",
    headers: { "retry-after": "30" },
    members: { retry_after: 30 },
  },
  {
    plan: { kind: "rate_limited_error", retryAfterSeconds: 0 },
    status: 429,
    type: "rate_limited_error",
    headers: { "retry-after": "0" },
    members: { retry_after: 0 },
  },
  {
    plan: { kind: "insufficient_permissions_error" },
    status: 403,
    type: "insufficient_permissions_error",
    headers: noRetry,
  },
  { plan: { kind: "private_feature_error" }, status: 403, type: "private_feature_error", headers: noRetry },
  {
    plan: { kind: "invalid_api_key_error" },
    status: 401,
    type: "invalid_api_key_error",
    headers: asksForKey,
    members: { reason: "deleted_credential" },
  },
  ...(Object.keys(apiKeyReasons) as (keyof typeof apiKeyReasons)[]).map(
    (reason): Case => ({
      plan: { kind: "invalid_api_key_error", reason },
      status: 401,
      type: "invalid_api_key_error",
      headers: asksForKey,
      members: { reason },
    }),
  ),
];

describe("a fault that responds with an error", () => {
  test.each(errors)(
    "responds to $plan with $status and the headers of D-15",
    ({ plan, status, type, headers, members }) => {
      const bank = createBank();
      const before = workOf(bank);
      bank.faults.arm(plan);
      const response = create(bank);
      expect(response.status).toBe(status);
      expect(response.headers).toEqual({
        "content-type": "application/json",
        "x-request-id": expect.stringMatching(/^request_/),
        ...headers,
      });
      expect(JSON.parse(String(response.body))).toEqual({
        type,
        status,
        title: errorCatalogue[type].title,
        detail: expect.stringMatching(/\.$/),
        ...members,
      });
      expect(response).not.toHaveProperty("fault");
      expect(workOf(bank)).toEqual(before);
      expect(create(bank).status).toBe(200);
    },
  );
});

describe("a transport fault", () => {
  test("changes nothing with drop_before_commit, and tells the transport to lose the request", () => {
    const bank = createBank();
    const before = workOf(bank);
    bank.faults.arm({ kind: "drop_before_commit" });
    const response = create(bank);
    expect(response).toMatchObject({ status: 503, fault: { kind: "drop_before_commit" } });
    expect(response.headers["retry-after"]).toBe("1");
    expect(workOf(bank)).toEqual(before);
  });

  test("executes the request with drop_after_commit, and tells the transport to lose the response", () => {
    const bank = createBank();
    const untouched = createBank();
    bank.faults.arm({ kind: "drop_after_commit" });
    const response = create(bank);
    const { fault, ...answer } = response;
    expect(fault).toEqual({ kind: "drop_after_commit" });
    expect(answer).toEqual(create(untouched));
    expect(bank.accounts.list()).toEqual(untouched.accounts.list());
    expect(bank.events.list()).toEqual(untouched.events.list());
  });

  test("keeps the idempotency key with drop_after_commit, so that a retry gets the lost response (D-07)", () => {
    const bank = createBank();
    bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.create" });
    const headers = { authorization: `Bearer ${bank.apiKey}`, "idempotency-key": "k1" };
    const request = { method: "POST", path: "/accounts", headers, body: '{"name":"A"}' };
    const lost = bank.handle(request);
    const retried = bank.handle(request);
    expect(retried).toMatchObject({ status: 200, body: lost.body, headers: { "idempotent-replayed": "true" } });
    expect(retried).not.toHaveProperty("fault");
    expect(bank.accounts.list().data).toHaveLength(1);
  });

  test.each([
    { plan: { kind: "latency" }, delayMs: 1_000 },
    { plan: { kind: "latency", delayMs: 0 }, delayMs: 0 },
    { plan: { kind: "latency", delayMs: 12.5 }, delayMs: 12.5 },
  ] as const)("executes the request with $plan, and tells the transport to wait $delayMs ms", ({ plan, delayMs }) => {
    const bank = createBank();
    bank.faults.arm(plan);
    const { fault, ...answer } = create(bank);
    expect(fault).toEqual({ kind: "latency", delayMs });
    expect(answer).toEqual(create(createBank()));
  });

  test("applies a latency to a refused request", () => {
    const bank = createBank();
    bank.faults.arm({ kind: "latency", delayMs: 5 });
    expect(send(bank, "POST", "/accounts", {})).toMatchObject({ status: 400, fault: { kind: "latency", delayMs: 5 } });
  });
});

describe("bank.faults.arm", () => {
  test("applies a fault only to the operation that it names", () => {
    const bank = createBank();
    bank.faults.arm({ kind: "internal_server_error", operation: "accounts.create" });
    expect(send(bank, "GET", "/accounts").status).toBe(200);
    expect(send(bank, "GET", "/events").status).toBe(200);
    expect(create(bank).status).toBe(500);
    expect(create(bank).status).toBe(200);
  });

  test("applies a fault without an operation to any operation", () => {
    const bank = createBank();
    bank.faults.arm({ kind: "internal_server_error", times: 3 });
    const statuses = ["/accounts", "/events", "/accounts/account_none", "/programs"].map(
      (path) => send(bank, "GET", path).status,
    );
    expect(statuses).toEqual([500, 500, 500, 200]);
  });

  test.each([undefined, 1, 2, 5])("applies a fault as often as `times` says: %s", (times) => {
    const bank = createBank();
    bank.faults.arm({ kind: "internal_server_error", ...(times === undefined ? {} : { times }) });
    const statuses = Array.from({ length: 7 }, () => create(bank).status);
    expect(statuses).toEqual(statuses.map((_, index) => (index < (times ?? 1) ? 500 : 200)));
  });

  test("applies one fault per request, in the order of arming", () => {
    const bank = createBank();
    bank.faults.arm({ kind: "internal_server_error", times: 2 });
    bank.faults.arm({ kind: "rate_limited_error" });
    bank.faults.arm({ kind: "private_feature_error", operation: "accounts.create" });
    expect(Array.from({ length: 5 }, () => create(bank).status)).toEqual([500, 500, 429, 403, 200]);
  });

  test("returns the armed fault, and lists it with its remaining times", () => {
    const bank = createBank();
    const fault = bank.faults.arm({ kind: "internal_server_error", times: 2 });
    const other = bank.faults.arm({ kind: "latency", operation: "events.list" });
    expect(other.id).not.toBe(fault.id);
    expect(bank.faults.list()).toEqual([fault, other]);
    expect(fault).toMatchObject({ plan: { kind: "internal_server_error", times: 2 }, remaining: 2 });
    create(bank);
    expect(bank.faults.list()).toEqual([{ ...fault, remaining: 1 }, other]);
    create(bank);
    expect(bank.faults.list()).toEqual([other]);
  });

  test("applies no fault to direct calls", () => {
    const bank = createBank();
    bank.faults.arm({ kind: "internal_server_error" });
    expect(bank.accounts.create({ name: "A" }).name).toBe("A");
    expect(bank.faults.list()).toHaveLength(1);
  });

  test.each([
    { what: "without a key", request: { method: "GET", path: "/accounts" }, status: 401 },
    { what: "for an unknown path", request: { method: "GET", path: "/nothing" }, status: 404 },
  ])("does not use up a fault by a request $what (D-27)", ({ request, status }) => {
    const bank = createBank();
    bank.faults.arm({ kind: "internal_server_error" });
    const headers = status === 401 ? {} : { authorization: `Bearer ${bank.apiKey}` };
    expect(bank.handle({ ...request, headers }).status).toBe(status);
    expect(bank.faults.list()).toHaveLength(1);
  });

  test("keeps the plan of a fault unchanged after arming", () => {
    const bank = createBank();
    const plan: { kind: "internal_server_error"; status: 500 | 503 } = { kind: "internal_server_error", status: 503 };
    bank.faults.arm(plan);
    plan.status = 500;
    expect(create(bank).status).toBe(503);
  });

  test("removes all faults with clear", () => {
    const bank = createBank();
    bank.faults.arm({ kind: "internal_server_error", times: 9 });
    bank.faults.arm({ kind: "latency" });
    bank.faults.clear();
    expect(bank.faults.list()).toEqual([]);
    expect(create(bank)).toEqual(create(createBank()));
  });

  test("removes one fault with clear and its id, also in a replay", () => {
    const bank = createBank();
    const late = bank.faults.arm({ kind: "latency" });
    const failing = bank.faults.arm({ kind: "internal_server_error" });
    bank.faults.clear(late.id);
    expect(bank.faults.list()).toEqual([failing]);
    expect(replay(bank.journal()).faults.list()).toEqual([failing]);
    expect(create(bank).status).toBe(500);
  });

  test.each([
    ["another fault", true, "the fault 7 is not armed. Use 1."],
    ["no fault", false, "the fault 7 is not armed. No fault is armed."],
  ])("refuses to clear an id while %s is armed, and changes nothing", (_, isArmed, why) => {
    const bank = createBank();
    if (isArmed) bank.faults.arm({ kind: "latency" });
    const [faults, journal] = [bank.faults.list(), bank.journal()];
    expect(() => bank.faults.clear(7)).toThrow(new RangeError(`[sandbank] Failed to clear a fault: ${why}`));
    expect([bank.faults.list(), bank.journal()]).toEqual([faults, journal]);
  });

  test("copies faults into a fork, where they apply separately", () => {
    const bank = createBank();
    bank.faults.arm({ kind: "internal_server_error" });
    const fork = bank.fork();
    expect(create(fork).status).toBe(500);
    expect(create(fork).status).toBe(200);
    expect(create(bank).status).toBe(500);
  });
});

describe("an invalid fault plan", () => {
  const kinds =
    "latency, drop_before_commit, drop_after_commit, invalid_api_key_error, insufficient_permissions_error, " +
    "private_feature_error, rate_limited_error, internal_server_error";
  const wholeNumber = "Give a whole number of 1 or more.";
  test.each([
    { plan: { kind: "explode" }, error: TypeError, why: `there is no kind "explode". Use ${kinds}.` },
    {
      plan: { kind: "drop_after_comit" },
      error: TypeError,
      why: `there is no kind "drop_after_comit". Did you mean "drop_after_commit"? Use ${kinds}.`,
    },
    { plan: {}, error: TypeError, why: `there is no kind "undefined". Use ${kinds}.` },
    ...["kind", "operation", "times", "delayMs", "status", "reason", "retryAfterSeconds"].map((name) => ({
      plan: { kind: "latency", [name]: { toString: 1, valueOf: 1 } },
      error: TypeError,
      why: `${name} is an object. Give a text or a number.`,
    })),
    {
      plan: { kind: "latency", operation: "accounts.destroy" },
      error: TypeError,
      why: 'there is no operation "accounts.destroy". Name it as in the SDK, such as accounts.create.',
    },
    {
      plan: { kind: "latency", operation: "account.create" },
      error: TypeError,
      why: 'there is no operation "account.create". Did you mean "accounts.create"? Name it as in the SDK, such as accounts.create.',
    },
    {
      plan: { kind: "latency", operation: "toString" },
      error: TypeError,
      why: 'there is no operation "toString". Name it as in the SDK, such as accounts.create.',
    },
    { plan: { kind: "latency", times: 0 }, error: RangeError, why: `times is 0. ${wholeNumber}` },
    { plan: { kind: "latency", times: -1 }, error: RangeError, why: `times is -1. ${wholeNumber}` },
    { plan: { kind: "latency", times: 1.5 }, error: RangeError, why: `times is 1.5. ${wholeNumber}` },
    { plan: { kind: "latency", times: Number.NaN }, error: RangeError, why: `times is NaN. ${wholeNumber}` },
    { plan: { kind: "latency", times: Infinity }, error: RangeError, why: `times is Infinity. ${wholeNumber}` },
    {
      plan: { kind: "invalid_api_key_error", reason: "bored" },
      error: TypeError,
      why: `there is no reason "bored". Use ${Object.keys(apiKeyReasons).join(", ")}.`,
    },
    {
      plan: { kind: "invalid_api_key_error", reason: "delete_credential" },
      error: TypeError,
      why: `there is no reason "delete_credential". Did you mean "deleted_credential"? Use ${Object.keys(apiKeyReasons).join(", ")}.`,
    },
    {
      plan: { kind: "internal_server_error", status: 418 },
      error: RangeError,
      why: "status is 418. Give 500 or 503.",
    },
    {
      plan: { kind: "latency", delayMs: -1 },
      error: RangeError,
      why: "delayMs is -1. Give a number of 0 or more.",
    },
    {
      plan: { kind: "latency", delayMs: Number.NaN },
      error: RangeError,
      why: "delayMs is NaN. Give a number of 0 or more.",
    },
    {
      plan: { kind: "rate_limited_error", retryAfterSeconds: 0.5 },
      error: RangeError,
      why: "retryAfterSeconds is 0.5. Give a whole number of 0 or more.",
    },
    {
      plan: { kind: "rate_limited_error", retryAfterSeconds: -3 },
      error: RangeError,
      why: "retryAfterSeconds is -3. Give a whole number of 0 or more.",
    },
  ])("refuses to arm a fault: $why", ({ plan, error, why }) => {
    const bank = createBank();
    const arm = () => bank.faults.arm(plan as FaultPlan);
    expect(arm).toThrow(error);
    expect(arm).toThrow(`[sandbank] Failed to arm a fault: ${why}`);
    expect(bank.faults.list()).toEqual([]);
    expect(bank.journal().entries).toEqual([]);
  });
});
