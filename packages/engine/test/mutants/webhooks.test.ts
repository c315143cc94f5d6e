import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { createDeliverer } from "../../src/deliver.ts";
import { type Bank, createBank } from "../../src/index.ts";
import type { Mutant } from "../../src/mutants/change.ts";
import { permittedChanges } from "../../src/mutants/permitted-changes.ts";
import { quiet } from "../../src/ports/quiet.ts";
import { macrotask } from "../../src/transport/timers.ts";
import { installed, mutantOf, rightAndWrong } from "../support/installed.ts";

function subscribedBank(): Bank {
  const bank = createBank({ legacySignatureHeader: "bank-signature" });
  bank.eventSubscriptions.create({ url: "https://app.test/webhooks", shared_secret: "secret" });
  return bank;
}

/** Creates two Accounts, and returns what a receiver sees of the webhooks about them. */
function notify() {
  const bank = subscribedBank();
  const accounts = ["Operating", "Payroll"].map((name) => bank.accounts.create({ name }).id);
  const sent = bank.webhooks.due().filter(({ category }) => category === "account.created");
  return sent.map(({ request }) => {
    const { body = "", headers = {} } = request ?? {};
    const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signature } = headers;
    const isSigned = signature === `v1,${hmac(`${id}.${at}.${body}`).toString("base64")}`;
    const [, sentAt, legacy] = /^t=(.*),v1=(.*)$/.exec(headers["bank-signature"] ?? "") ?? [];
    const isSignedAsBefore = legacy === hmac(`${sentAt}.${body}`).toString("hex");
    return [accounts.indexOf(JSON.parse(body).associated_object_id), isSigned, isSignedAsBefore];
  });
}

function hmac(text: string): Buffer {
  return createHmac("sha256", "secret").update(text).digest();
}

describe("a mutant of webhooks", () => {
  const right = [
    [0, true, true],
    [1, true, true],
  ];

  test.each([
    ["webhook/account.created", "unsent", []],
    [
      "webhook/account.created",
      "other-object",
      [
        [1, true, true],
        [0, true, true],
      ],
    ],
    [
      "webhook/account.created",
      "wrong-secret",
      [
        [0, false, false],
        [1, false, false],
      ],
    ],
    ["webhook/card.created", "unsent", right],
  ])("%s is sent otherwise: %s", (place, value, wrong) => {
    expect(rightAndWrong({ place, change: { kind: "instead", value } }, notify)).toEqual([right, wrong]);
  });

  test("names the same other object in each attempt, and keeps the Event in the list right", () => {
    const mutant = mutantOf("webhook/account.created", { kind: "instead", value: "other-object" });
    const bank = installed({ mutant }, subscribedBank);
    const other = bank.accounts.create({ name: "Payroll" });
    const { id } = bank.accounts.create({ name: "Operating" });
    const attempts = bank.webhooks
      .attempts()
      .filter(({ category }) => category === "account.created")
      .slice(1);
    const [event] = bank.events.list({ associated_object_id: id }).data;
    const again = bank.webhooks.resend(event?.id as `event_${string}`);
    const objects = [...attempts, ...again].map(({ request }) => JSON.parse(request?.body ?? "").associated_object_id);
    expect(objects).toEqual([other.id, other.id]);
  });
});

describe("a permitted change", () => {
  test.each([
    ["duplicate-webhooks", ["schedule account.created", "duplicated account.created"], 0],
    ["new-event-category", ["schedule account.created", "schedule future.created"], 1],
    ["longer-ids", ["schedule account.created"], 0],
  ] as const)("sends more: %s", (name, sent, more) => {
    const bank = installed({ mutant: permitted(name) }, subscribedBank);
    const before = bank.events.list({}).data.length;
    const { id } = bank.accounts.create({ name: "Operating" });
    const about = bank.webhooks.due().filter(({ request }) => request?.body.includes(id));
    expect(about.map(({ origin, category }) => `${origin} ${category}`)).toEqual(sent);
    expect(bank.events.list({}).data.length).toBe(before + 1 + more);
  });

  test("reordered-webhooks sends a webhook after those that follow it", () => {
    const order = () => {
      const bank = subscribedBank();
      const ids = Array.from({ length: 10 }, (_, index) => bank.accounts.create({ name: `${index}` }).id);
      return bank.webhooks
        .due()
        .flatMap(({ request, category }) =>
          category === "account.created" ? [ids.indexOf(JSON.parse(request?.body ?? "").associated_object_id)] : [],
        );
    };
    const [right, wrong] = rightAndWrong(permittedChanges["reordered-webhooks"], order);
    expect(right).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(wrong).not.toEqual(right);
    expect(wrong.toSorted((one, other) => one - other)).toEqual(right);
  });

  test("late-webhooks sends a webhook after the app has gone on, or when a test waits for it", async () => {
    const play = async () => {
      const bank = subscribedBank();
      const received: string[] = [];
      const deliverer = createDeliverer(bank, {
        receivers: {
          "https://app.test/webhooks": (request) => {
            received.push(request.headers.get("webhook-id") ?? "");
            return new Response();
          },
        },
      });
      await deliverer.settled();
      received.length = 0;
      bank.accounts.create({ name: "Operating" });
      await quiet();
      await macrotask();
      const soon = received.length;
      await eventually(() => expect(received).toHaveLength(1));
      bank.accounts.create({ name: "Payroll" });
      await deliverer.settled();
      deliverer.close();
      return [soon, received.length];
    };
    const [right, wrong] = rightAndWrong(permittedChanges["late-webhooks"], play);
    expect([await right, await wrong]).toEqual([
      [1, 2],
      [0, 2],
    ]);
  });

  test("longer-ids lengthens the ids of objects and Events and keeps their prefixes", () => {
    const ids = () => {
      const bank = createBank();
      const { id } = bank.accounts.create({ name: "Operating" });
      return [id, bank.events.list({ associated_object_id: id }).data[0]?.id];
    };
    const [right, wrong] = rightAndWrong(permittedChanges["longer-ids"], ids);
    expect(wrong).toEqual(right.map((id) => `${id}future`));
  });
});

function permitted(name: keyof typeof permittedChanges): Mutant {
  const { place, change } = permittedChanges[name];
  return mutantOf(place, change);
}
