import type { Card } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { type Bank, BankError, type BankResponse, createBank } from "../../src/index.ts";
import { approve, lastDecision, newCard, refuse, subscribe } from "../support/decisions.ts";

interface Sent {
  readonly body?: unknown;
  readonly key?: string;
  readonly keyHeader?: string;
}

function send(bank: Bank, method: string, path: string, { body, key, keyHeader = "Idempotency-Key" }: Sent = {}) {
  return bank.handle({
    method,
    path,
    headers: { authorization: `Bearer ${bank.apiKey}`, [keyHeader]: key },
    body: body === undefined ? "" : JSON.stringify(body),
  });
}

/** The response without the request id, which is new for each request (D-16). */
function answerOf({ status, headers, body }: BankResponse) {
  const { "x-request-id": _, "idempotent-replayed": replayed, ...rest } = headers;
  return { replayed, answer: { status, headers: rest, body } };
}

/** The state of the bank without the count of its requests. */
function stateOf(bank: Bank): unknown {
  const { state } = JSON.parse(JSON.stringify(bank.snapshot()));
  return { ...state, requests: undefined };
}

function refusalOf(call: () => unknown): BankError {
  try {
    call();
  } catch (error) {
    if (error instanceof BankError) return error;
    throw error;
  }
  throw new Error("The call was not refused.");
}

const loan = {
  credit_limit: 5_000,
  grace_period_days: 5,
  statement_day_of_month: 1,
  statement_payment_type: "balance",
} as const;

describe("a POST with an idempotency key (D-07)", () => {
  test("returns the same response to a repeated POST, and does nothing twice [idempotency-once]", () => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "A" });
    const sent = { body: { account_id: account.id, amount: 500 }, key: "k1" };
    const first = answerOf(send(bank, "POST", "/simulations/interest_payments", sent));
    const state = stateOf(bank);
    const again = answerOf(send(bank, "POST", "/simulations/interest_payments", sent));
    expect(first.replayed).toBeUndefined();
    expect(again).toEqual({ replayed: "true", answer: first.answer });
    expect(stateOf(bank)).toEqual(state); // journal, Events, ledger, counters for ids: everything
    expect(bank.accounts.balance(account.id).current_balance).toBe(500);
  });

  test("emits no second Event for a repeated POST [idempotency-once]", () => {
    const bank = createBank();
    for (let turn = 0; turn < 3; turn++) send(bank, "POST", "/accounts", { body: { name: "A" }, key: "k1" });
    expect(bank.events.list().data).toHaveLength(1);
    expect(bank.accounts.list().data).toHaveLength(1);
  });

  test("returns the first response again, also when the object has changed since", () => {
    const bank = createBank();
    const first = send(bank, "POST", "/accounts", { body: { name: "A" }, key: "k1" });
    const { id } = JSON.parse(String(first.body));
    bank.accounts.update(id, { name: "B" });
    bank.accounts.close(id);
    expect(send(bank, "POST", "/accounts", { body: { name: "A" }, key: "k1" }).body).toBe(first.body);
  });

  test.each(["Idempotency-Key", "idempotency-key", "IDEMPOTENCY-KEY"])(
    "reads the idempotency key from the header %s",
    (keyHeader) => {
      const bank = createBank();
      const sent = { body: { name: "A" }, key: "k1", keyHeader };
      send(bank, "POST", "/accounts", sent);
      expect(answerOf(send(bank, "POST", "/accounts", sent)).replayed).toBe("true");
    },
  );

  test.each([
    { what: "keys", again: `{"loan":${JSON.stringify(reversed(loan))},"funding":"loan","name":"A"}` },
    { what: "white space", again: JSON.stringify({ name: "A", funding: "loan", loan }, null, 4) },
    { what: "escapes", again: JSON.stringify({ name: "A", funding: "loan", loan }).replace('"A"', '"\\u0041"') },
  ])("replays a body that differs only in its $what", ({ again }) => {
    const bank = createBank();
    send(bank, "POST", "/accounts", { body: { name: "A", funding: "loan", loan }, key: "k1" });
    const headers = { authorization: `Bearer ${bank.apiKey}`, "idempotency-key": "k1" };
    const { status, headers: answered } = bank.handle({ method: "POST", path: "/accounts", headers, body: again });
    expect([status, answered["idempotent-replayed"]]).toEqual([200, "true"]);
  });

  test("treats no body and an empty object as the same body", () => {
    const bank = createBank();
    const { id } = bank.accounts.create({ name: "A" });
    expect(send(bank, "POST", `/accounts/${id}/close`, { key: "k1" }).status).toBe(200);
    expect(answerOf(send(bank, "POST", `/accounts/${id}/close`, { body: {}, key: "k1" })).replayed).toBe("true");
  });

  test("keeps an idempotency key forever, through snapshots, restores and forks", () => {
    const bank = createBank();
    const { id } = bank.accounts.create({ name: "A" }, { idempotencyKey: "k1" });
    bank.clock.advance({ weeks: 520 });
    const fork = bank.fork({ seed: "other" });
    const restored = createBank({ seed: "another" });
    restored.restore(JSON.parse(JSON.stringify(bank.snapshot())));
    for (const other of [bank, fork, restored]) {
      expect(other.accounts.create({ name: "A" }, { idempotencyKey: "k1" }).id).toBe(id);
      expect(other.accounts.list().data).toHaveLength(1);
    }
  });

  describe("a repeated card authorization with another amount", () => {
    const authorize = (bank: Bank, card: Card, amount: number) =>
      bank.simulations.cardAuthorizations.create({ card_id: card.id, amount }, { idempotencyKey: "k1" });
    const conflict = (bank: Bank, card: Card) => refusalOf(() => authorize(bank, card, 1)).body.resource_id;

    test("refuses another amount with the id of the Pending Transaction", () => {
      const bank = createBank();
      const { card } = newCard(bank);
      const { pending_transaction: pending } = authorize(bank, card, 100);
      expect(conflict(bank, card)).toBe(pending?.id);
    });

    test("refuses another amount with the id of the Declined Transaction", () => {
      const bank = createBank();
      const { card } = newCard(bank);
      const { declined_transaction: declined } = authorize(bank, card, 1_001);
      expect(conflict(bank, card)).toBe(declined?.id);
    });

    test.each([
      ["approved", approve(), (bank: Bank) => bank.pendingTransactions.list().data[0]?.id],
      ["declined", refuse(), (bank: Bank) => bank.declinedTransactions.list().data[0]?.id],
    ] as const)(
      "refuses another amount with the id of the Real-Time Decision, and once it is %s of the outcome",
      (_, answer, outcome) => {
        const bank = createBank();
        subscribe(bank);
        const { card } = newCard(bank);
        authorize(bank, card, 100);
        const { id } = lastDecision(bank);
        expect(conflict(bank, card)).toBe(id);
        bank.realTimeDecisions.action(id, answer);
        bank.simulations.interestPayments.create({ account_id: card.account_id, amount: 1 });
        expect(conflict(bank, card)).toBe(outcome(bank));
      },
    );
  });

  test("finds an object by its idempotency key in a list (D-08) [idempotency-filter]", () => {
    const bank = createBank();
    bank.accounts.create({ name: "Other" }, { idempotencyKey: "k2" });
    const { id } = bank.accounts.create({ name: "A" }, { idempotencyKey: "k1" });
    expect(bank.accounts.list({ idempotency_key: "k1" }).data.map((account) => account.id)).toEqual([id]);
  });
});

describe("a POST whose idempotency key was used for something else (D-07)", () => {
  const differences: readonly { what: string; path: (ids: Ids) => string; body: (ids: Ids) => unknown }[] = [
    { what: "another value", path: () => "/accounts", body: () => ({ name: "B" }) },
    { what: "an additional field", path: () => "/accounts", body: ({ entity }) => ({ name: "A", entity_id: entity }) },
    { what: "another operation", path: () => "/simulations/programs", body: () => ({ name: "A" }) },
  ];
  interface Ids {
    readonly entity: string;
  }

  test.each(differences)(
    "refuses a used idempotency key with $what, and returns the id of the first object [idempotency-unique]",
    ({ path, body }) => {
      const bank = createBank();
      const { id } = bank.accounts.create({ name: "A" }, { idempotencyKey: "k1" });
      const state = stateOf(bank);
      const ids = { entity: bank.entities.list().data[0]?.id ?? "" };
      const { status, headers, body: answered } = send(bank, "POST", path(ids), { body: body(ids), key: "k1" });
      expect(status).toBe(409);
      expect(headers).toMatchObject({ "x-should-retry": "false" });
      expect(headers["idempotent-replayed"]).toBeUndefined();
      expect(JSON.parse(String(answered))).toEqual({
        type: "idempotency_key_already_used_error",
        status: 409,
        title: "The idempotency key was used for another request.",
        detail: expect.stringContaining('"k1"'),
        resource_id: id,
      });
      expect(stateOf(bank)).toEqual(state);
    },
  );

  test("refuses a used idempotency key with another id in the path", () => {
    const bank = createBank();
    const [one, other] = [bank.accounts.create({ name: "A" }), bank.accounts.create({ name: "B" })];
    send(bank, "POST", `/accounts/${one.id}/close`, { key: "k1" });
    const { status, body } = send(bank, "POST", `/accounts/${other.id}/close`, { key: "k1" });
    expect([status, JSON.parse(String(body)).resource_id]).toEqual([409, one.id]);
    expect(send(bank, "POST", `/accounts/${other.id}/close`, { key: "k2" }).status).toBe(200);
  });

  test("checks the parameters before the idempotency key (D-27)", () => {
    const bank = createBank();
    bank.accounts.create({ name: "A" }, { idempotencyKey: "k1" });
    expect(send(bank, "POST", "/accounts", { body: { name: "" }, key: "k1" }).status).toBe(400);
  });

  test("checks the idempotency key before it looks up objects (D-27)", () => {
    const bank = createBank();
    bank.accounts.create({ name: "A" }, { idempotencyKey: "k1" });
    const body = { name: "A", entity_id: "entity_none" };
    expect(send(bank, "POST", "/accounts", { body, key: "k1" }).status).toBe(409);
    expect(send(bank, "POST", "/accounts", { body, key: "k2" }).status).toBe(404);
  });
});

describe("a refused request", () => {
  test.each([
    { why: "parameters", status: 400, path: () => "/accounts", body: { name: "" } },
    { why: "an unknown object", status: 404, path: () => "/accounts", body: { name: "A", entity_id: "x" } },
    { why: "a state", status: 409, path: (id: string) => `/accounts/${id}/close`, body: undefined },
  ])("does not use up the idempotency key of a request that is refused for $why (D-07)", ({ status, path, body }) => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "With money" });
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 1 });
    const state = stateOf(bank);
    expect(send(bank, "POST", path(account.id), { body, key: "k1" }).status).toBe(status);
    expect(stateOf(bank)).toEqual(state);
    const retried = answerOf(send(bank, "POST", "/accounts", { body: { name: "A" }, key: "k1" }));
    expect(retried).toMatchObject({ replayed: undefined, answer: { status: 200 } });
  });

  test("refuses a refused request again when it is repeated", () => {
    const bank = createBank();
    for (let turn = 0; turn < 2; turn++) {
      const { status, headers } = send(bank, "POST", "/accounts", { body: { name: "" }, key: "k1" });
      expect([status, headers["idempotent-replayed"]]).toEqual([400, undefined]);
    }
  });
});

const KEY_RULE = "must be well-formed text of 1 to 200 characters, without white space around it";

describe("the length of an idempotency key (D-07)", () => {
  test.each([
    ["200 characters of two UTF-16 units", "🏦".repeat(200)],
    ["white space within", "order\u00a0 7"],
  ])("accepts a key with %s in the process (D-115)", (_, idempotencyKey) => {
    const bank = createBank();
    const { id } = bank.accounts.create({ name: "A" }, { idempotencyKey });
    expect(bank.accounts.create({ name: "A" }, { idempotencyKey }).id).toBe(id);
    expect(bank.accounts.list({ idempotency_key: idempotencyKey }).data.map((account) => account.id)).toEqual([id]);
  });

  test.each([
    "🏦".repeat(201),
    " order 7",
    "order 7\t",
    "order 7\n",
    "\u00a0order 7",
    "order 7\u3000",
    "   ",
    "\ud800",
  ])("refuses the key %j in the process (D-115)", (idempotencyKey) => {
    const errors = [{ field: "header.idempotency-key", message: KEY_RULE }];
    const refusal = refusalOf(() => createBank().accounts.create({ name: "A" }, { idempotencyKey }));
    expect(refusal.body).toMatchObject({ type: "invalid_parameters_error", status: 400, errors });
  });

  test.each([
    { length: 0, status: 400 },
    { length: 1, status: 200 },
    { length: 200, status: 200 },
    { length: 201, status: 400 },
  ])("responds to an idempotency key of $length characters with $status [idempotency-length]", ({ length, status }) => {
    const bank = createBank();
    const key = "k".repeat(length);
    const answer = send(bank, "POST", "/accounts", { body: { name: "A" }, key });
    expect(answer.status).toBe(status);
    const direct = () => createBank().accounts.create({ name: "A" }, { idempotencyKey: key });
    if (status === 200) {
      expect(JSON.parse(String(answer.body)).idempotency_key).toBe(key);
      expect(direct().idempotency_key).toBe(key);
    } else {
      const errors = [{ field: "header.idempotency-key", message: KEY_RULE }];
      expect(JSON.parse(String(answer.body))).toMatchObject({ type: "invalid_parameters_error", errors });
      expect(refusalOf(direct).body).toMatchObject({ status: 400, errors });
    }
  });

  test("reports a wrong idempotency key together with the issues of the body (D-05)", () => {
    const { body } = send(createBank(), "POST", "/accounts", { body: { name: 1 }, key: "" });
    expect(JSON.parse(String(body)).errors.map(({ field }: { field: string }) => field)).toEqual([
      "name",
      "header.idempotency-key",
    ]);
  });
});

describe("an idempotency key on PATCH and GET (D-07)", () => {
  test("ignores an idempotency key on PATCH and GET", () => {
    const bank = createBank();
    const { id } = bank.accounts.create({ name: "A" }, { idempotencyKey: "k1" });
    for (const key of ["k1", "k2", "", "k".repeat(201)]) {
      const patched = send(bank, "PATCH", `/accounts/${id}`, { body: { name: `Named with ${key.length}` }, key });
      expect([patched.status, JSON.parse(String(patched.body)).name]).toEqual([200, `Named with ${key.length}`]);
      const got = send(bank, "GET", `/accounts/${id}`, { key });
      expect([got.status, got.headers["idempotent-replayed"]]).toEqual([200, undefined]);
    }
    const made = answerOf(send(bank, "POST", "/accounts", { body: { name: "B" }, key: "k2" }));
    expect(made).toMatchObject({ replayed: undefined, answer: { status: 200 } });
  });
});

describe("idempotency keys of direct calls and HTTP", () => {
  test("replays a direct call over HTTP by its idempotency key", () => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "A" }, { idempotencyKey: "k1" });
    const { replayed, answer } = answerOf(send(bank, "POST", "/accounts", { body: { name: "A" }, key: "k1" }));
    expect([replayed, JSON.parse(String(answer.body))]).toEqual(["true", account]);
  });

  test("replays a request over HTTP in a direct call by its idempotency key", () => {
    const bank = createBank();
    const { body } = send(bank, "POST", "/accounts", { body: { name: "A" }, key: "k1" });
    expect(bank.accounts.create({ name: "A" }, { idempotencyKey: "k1" })).toEqual(JSON.parse(String(body)));
    expect(bank.accounts.list().data).toHaveLength(1);
  });

  test("refuses a direct call with an idempotency key that was used over HTTP for another request", () => {
    const bank = createBank();
    const { id } = JSON.parse(String(send(bank, "POST", "/accounts", { body: { name: "A" }, key: "k1" }).body));
    const refusal = refusalOf(() => bank.accounts.create({ name: "B" }, { idempotencyKey: "k1" }));
    expect(refusal.body).toMatchObject({ type: "idempotency_key_already_used_error", resource_id: id });
  });

  test("treats an undefined field of a direct call as absent", () => {
    const bank = createBank();
    const first = bank.accounts.create({ name: "A" }, { idempotencyKey: "k1" });
    const params = { name: "A", entity_id: undefined } as unknown as { name: string };
    expect(bank.accounts.create(params, { idempotencyKey: "k1" })).toEqual(first);
  });
});

function reversed(object: object): object {
  return Object.fromEntries(Object.entries(object).toReversed());
}
