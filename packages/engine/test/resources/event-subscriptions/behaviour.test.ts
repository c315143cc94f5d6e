import type { EventSubscription } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, BankError, createBank, replay } from "../../../src/index.ts";
import { invalid, refusalOf, send, stateText } from "../../support/send.ts";

const START = "2026-01-01T00:00:00.000Z";
const PATH = "/event_subscriptions";
const url = "https://example.com/webhooks";

let bank: Bank;
beforeEach(() => {
  bank = createBank();
});

describe("POST /event_subscriptions", () => {
  test("creates an active Event Subscription to all categories by default (D-97) [subscription-categories]", () => {
    const answer = send<EventSubscription>(bank, { method: "POST", path: PATH, body: { url } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^event_subscription_[0-9a-z]{20}$/),
      created_at: START,
      idempotency_key: null,
      oauth_connection_id: null,
      selected_event_categories: null,
      status: "active",
      type: "event_subscription",
      url,
    });
  });

  test("creates an Event Subscription with every field that is sent", () => {
    const params = {
      url,
      status: "disabled",
      selected_event_categories: [{ event_category: "transaction.created" }],
    } as const;
    const made = bank.eventSubscriptions.create(
      { ...params, selected_event_categories: [...params.selected_event_categories] },
      { idempotencyKey: "subscription-1" },
    );
    expect(made).toMatchObject({ ...params, idempotency_key: "subscription-1" });
  });

  test("accepts null for all categories (D-97)", () => {
    const params = { url, selected_event_categories: null };
    expect(bank.eventSubscriptions.create(params).selected_event_categories).toBeNull();
  });

  test("sends nothing to an Event Subscription of an OAuth connection, because there are no connections", () => {
    const made = bank.eventSubscriptions.create({ url, oauth_connection_id: "connection_1" });
    expect(made.oauth_connection_id).toBe("connection_1");
    bank.accounts.create({ name: "Operating" });
    expect(bank.webhooks.attempts()).toEqual([]);
    const [event] = bank.events.list().data;
    expect(() => bank.webhooks.resend(event?.id ?? "event_0", { subscriptionId: made.id })).toThrow(
      `The Event Subscription ${made.id} is for the OAuth connection connection_1, of which there are no Events.`,
    );
  });

  describe("the older parameter `selected_event_category` (O-07)", () => {
    const older = (body: object, headers = {}) =>
      send(bank, { method: "POST", path: PATH, body: { url, ...body }, headers });
    const selected_event_categories = [{ event_category: "transaction.created" }];

    test("selects one category, by HTTP and in the process, and is not returned", () => {
      const { status, body } = older({ selected_event_category: "transaction.created" });
      expect([status, body]).toMatchObject([200, { selected_event_categories }]);
      expect(body).not.toHaveProperty("selected_event_category");
      const params = { url, selected_event_category: "transaction.created" };
      expect(bank.eventSubscriptions.create(params).selected_event_categories).toEqual(selected_event_categories);
    });

    test("is refused under its own name, and together with the newer name", () => {
      const refused = (body: object) => older(body).body.errors;
      expect(refused({ selected_event_category: "card.craeted" })).toMatchObject([
        { field: "selected_event_category", message: expect.stringContaining("such as `card.created`") },
      ]);
      expect(refused({ selected_event_category: 1 })).toMatchObject([{ field: "selected_event_category" }]);
      expect(refused({ selected_event_category: "card.created", selected_event_categories: null })).toEqual([
        {
          field: "selected_event_category",
          message: "is the older name of `selected_event_categories`; send one of them",
        },
      ]);
    });

    test("is compared as it was sent by idempotency, also after a replay of the journal", () => {
      const headers = { "idempotency-key": "older" };
      const first = older({ selected_event_category: "transaction.created" }, headers);
      bank = replay(JSON.parse(JSON.stringify(bank.journal())));
      const again = older({ selected_event_category: "transaction.created" }, headers);
      expect([again.body, again.headers["idempotent-replayed"]]).toEqual([first.body, "true"]);
      expect(older({ selected_event_categories }, headers).status).toBe(409);
    });

    test("is accepted where unknown fields are ignored", () => {
      bank = createBank({ unknownFields: "ignore" });
      const { body } = older({ selected_event_category: "transaction.created", other: 1 });
      expect(body).toMatchObject({ selected_event_categories });
      expect(bank.unreadFields()).toEqual(["eventSubscriptions.create other"]);
    });
  });

  const secure = [url, "https://localhost:3000", "HTTPS://EXAMPLE.com", "https://example.com:65535/?a=1#fragment"];
  const loopback = [
    "http://localhost",
    "http://localhost:3000/hooks",
    "http://LOCALHOST/hooks",
    "http://127.0.0.1:8080",
    "http://127.0.0.1?a=1",
    "http://127.255.255.254",
    "http://2130706433",
    "HTTP://localhost",
    "http://[::1]:3000/hooks",
    "http://[0:0:0:0:0:0:0:1]:3000/hooks",
    "http://127.1",
    "http://0x7f.0.0.1",
    "http://[::ffff:127.0.0.1]",
    "http://[::ffff:7f00:1]:8080",
    "http://[0:0:0:0:0:FFFF:7FFF:FFFE]",
  ];
  const elsewhere = [
    "http://example.com",
    "http://localhost.example.com",
    "http://127.0.0.1.example.com",
    "http://127.example.com",
    "http://128.0.0.1",
    "http://10.0.0.1",
    "http://[::2]",
    "http://0.0.0.0",
    "http://[::]",
    "http://[::ffff:10.0.0.1]",
    "http://[::ffff:8000:1]",
    "http://[::7f00:1]",
    "http://[64:ff9b::7f00:1]",
    "http://7f00:1",
  ];
  const noUrl = [
    "",
    "example.com",
    "ftp://example.com",
    "http://a@localhost",
    "https://a:b@example.com",
    "https://a b",
    " https://example.com",
    "https://example.com:99999",
    "https://999.999.999.999",
  ];

  test.each([
    ...[...secure, ...loopback].map((each) => ["sandbox", each] as const),
    ...secure.map((each) => ["live", each] as const),
  ])("accepts the url of an Event Subscription: %s, %s (D-97) [subscription-url]", (environment, each) => {
    bank = createBank({ environment });
    expect(bank.eventSubscriptions.create({ url: each }).url).toBe(each);
  });

  test.each([
    ...[...elsewhere, ...noUrl].map((each) => ["sandbox", each] as const),
    ...[...loopback, ...elsewhere, ...noUrl].map((each) => ["live", each] as const),
  ])("refuses the url of an Event Subscription: %s, %j (D-97) [subscription-url]", (environment, each) => {
    bank = createBank({ environment });
    const before = stateText(bank);
    const { status, type, fields } = refusalOf(send(bank, { method: "POST", path: PATH, body: { url: each } }));
    expect({ status, type, fields: [...new Set(fields)] }).toEqual(invalid("url"));
    expect(stateText(bank)).toBe(before);
  });

  test.each([
    ["http://localhost:3000/hooks", 200],
    ["http://LOCALHOST", 200],
    ["http://[0:0:0:0:0:0:0:1]", 200],
    ["http://127.0.0.1", 400],
    ["http://example.com", 400],
  ])(
    "lets a live bank send over http to the hosts of its machine that its options name: %s, %d (D-110)",
    (each, status) => {
      bank = createBank({ environment: "live", httpReceivers: ["localhost", "[::1]"] });
      const request = { method: "POST", path: PATH, body: { url: each } };
      expect(send(bank, request).status).toBe(status);
      const again = replay(JSON.parse(JSON.stringify(bank.journal())));
      expect(stateText(again)).toBe(stateText(bank));
      expect(send(again.fork(), request).status).toBe(status);
    },
  );

  test.each([" secret", "secret\n", "\u00a0secret", "secret\u3000", " "])(
    "refuses a shared secret with white space around it, which a verifier refuses too: %j (D-115)",
    (secret) => {
      const { fields, type } = refusalOf(
        send(bank, { method: "POST", path: PATH, body: { url: "https://a.test", shared_secret: secret } }),
      );
      expect([type, fields]).toEqual(["invalid_parameters_error", ["shared_secret"]]);
      const { id } = bank.eventSubscriptions.create({ url: "https://a.test", shared_secret: "a secret" });
      expect(() => bank.webhooks.rotateSecret(id, { secret })).toThrow("without white space around it");
      expect(bank.webhooks.rotateSecret(id, { secret: "🏦".repeat(100) })).toHaveLength(200);
    },
  );

  const noUrlMessage =
    "must be an absolute http(s) URL with a valid host and port, such as `https://example.com/webhooks`";
  test.each([
    ["sandbox", "example.com", [noUrlMessage]],
    ["live", "https://example.com:99999", [noUrlMessage]],
    ["live", "ftp://example.com", [noUrlMessage]],
    ["sandbox", "https://example.com/a b", ["must not have white space"]],
    ["sandbox", "https://a@example.com", ["must not have a user name or password"]],
    ["sandbox", "http://10.0.0.1", ["must be https, or http to localhost, 127.0.0.1 or [::1]"]],
    ["live", "http://localhost", ["must be https in the live environment"]],
    ["live", "http://:b@localhost", ["must not have a user name or password", "must be https in the live environment"]],
  ] as const)("explains what is wrong with the url of an Event Subscription: %s, %s", (environment, each, expected) => {
    bank = createBank({ environment });
    const { body } = send(bank, { method: "POST", path: PATH, body: { url: each } });
    expect(body.errors).toEqual(expected.map((message) => ({ field: "url", message })));
  });
});

describe("the shared secret (D-97)", () => {
  const secret = "s3cret of one subscription";

  test.each(["s", "s".repeat(100)])("uses the shared secret that is sent: %s", (each) => {
    const { id } = bank.eventSubscriptions.create({ url, shared_secret: each });
    expect(bank.webhooks.secret(id)).toBe(each);
  });

  test("derives an absent shared secret from the seed, with a different one for each Event Subscription", () => {
    const secretsOf = (seed: number) => {
      const made = createBank({ seed });
      return [1, 2].map(() => made.webhooks.secret(made.eventSubscriptions.create({ url }).id));
    };
    const secrets = secretsOf(1);
    expect(secrets).toEqual([expect.stringMatching(/^[0-9a-z]{40}$/), expect.stringMatching(/^[0-9a-z]{40}$/)]);
    expect(new Set([...secrets, ...secretsOf(2)]).size).toBe(4);
    expect(secretsOf(1)).toEqual(secrets);
  });

  test("returns the shared secret in no response and in no stored object", () => {
    const request = { url, shared_secret: secret };
    const headers = { "idempotency-key": "subscription-1" };
    const created = send<EventSubscription>(bank, { method: "POST", path: PATH, body: request, headers });
    const again = send<EventSubscription>(bank, { method: "POST", path: PATH, body: request, headers });
    const path = `${PATH}/${created.body.id}`;
    const answers = [
      created,
      again,
      send(bank, { method: "PATCH", path, body: { status: "disabled" } }),
      send(bank, { method: "GET", path }),
      send(bank, { method: "GET", path: PATH }),
      send(bank, { method: "GET", path: "/events" }),
      bank.snapshot().toJSON().state.tables,
    ];
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(JSON.stringify(answers)).not.toContain(secret);
  });

  test("keeps the shared secret in a fork, a snapshot, its JSON and a replay", () => {
    const { id } = bank.eventSubscriptions.create({ url });
    const expected = bank.webhooks.secret(id);
    const fork = bank.fork();
    const own = fork.eventSubscriptions.create({ url, shared_secret: secret });
    const snapshot = bank.snapshot();
    const restored = createBank();
    const read = createBank();
    restored.restore(snapshot);
    read.restore(JSON.parse(JSON.stringify(snapshot)));
    for (const each of [fork, restored, read, replay(bank.journal())]) expect(each.webhooks.secret(id)).toBe(expected);
    expect(fork.webhooks.secret(own.id)).toBe(secret);
    expect(() => bank.webhooks.secret(own.id)).toThrow(BankError);
  });

  test("reads the shared secret of a deleted Event Subscription, and refuses one that does not exist", () => {
    const { id } = bank.eventSubscriptions.create({ url, shared_secret: secret });
    bank.eventSubscriptions.update(id, { status: "deleted" });
    expect(bank.webhooks.secret(id)).toBe(secret);
    expect(() => bank.webhooks.secret("event_subscription_0")).toThrow(
      expect.objectContaining({ name: "BankError", status: 404 }),
    );
  });
});
