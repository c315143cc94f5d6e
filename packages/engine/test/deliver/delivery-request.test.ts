import { createHmac } from "node:crypto";
import type { Event } from "@sandbank/contract";
import { createBank } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { receiverChecks } from "../../src/receiver-check/receiver-checks.ts";
import { grade, noticedIn, now, right, secret } from "./grade.ts";
import { receiverWith } from "./reference-receiver.ts";
import { wrongReceivers } from "./wrong-receivers.ts";

/** A receiver that records each request, and responds as the correct one does. */
function recorder() {
  const receive = right();
  const arrived: Request[] = [];
  const receiver = (request: Request) => {
    arrived.push(request.clone());
    return receive(request);
  };
  return { receiver, arrived };
}

describe("a delivery of verifyReceiver", () => {
  test("makes a delivery like those of the bank", async () => {
    const bank = createBank();
    bank.eventSubscriptions.create({ url: "https://receiver.test/webhooks", shared_secret: secret });
    bank.accounts.create({ name: "A" });
    const sent = bank.webhooks.due().at(-1)?.request;
    const { receiver, arrived } = recorder();
    await grade(receiver, { now: () => Date.parse(bank.clock.now()) });
    const [first] = arrived as [Request];
    expect(first).toMatchObject({ method: sent?.method, url: sent?.url, redirect: "manual" });
    expect([...first.headers.keys()].sort()).toEqual(Object.keys(sent?.headers ?? {}).sort());
    expect(first.headers.get("content-type")).toBe(sent?.headers["content-type"]);
    expect(first.headers.get("webhook-timestamp")).toBe(sent?.headers["webhook-timestamp"]);
    const [event, ofBank] = [await first.json(), JSON.parse(sent?.body ?? "")];
    expect(Object.keys(event)).toEqual(Object.keys(ofBank));
    expect(event).toMatchObject({ category: ofBank.category, created_at: ofBank.created_at, type: "event" });
    expect(event.id).toMatch(/^event_[0-9a-z]{20}$/);
    expect(first.headers.get("webhook-id")).toBe(event.id);
  });

  test("has the header of the bank's option legacySignatureHeader if it is signed", async () => {
    const { receiver, arrived } = recorder();
    await grade(receiver, { legacySignatureHeader: "Bank-Signature" });
    const [first] = arrived as [Request];
    const hmac = createHmac("sha256", secret).update(`2026-01-01T00:00:00.000Z.${await first.text()}`);
    expect(first.headers.get("bank-signature")).toBe(`t=2026-01-01T00:00:00.000Z,v1=${hmac.digest("hex")}`);
    for (const { headers } of arrived) expect(headers.has("bank-signature")).toBe(headers.has("webhook-signature"));
  });

  test("makes deliveries about the given object, to the given URL", async () => {
    const bank = createBank();
    const { id } = bank.cards.create({ account_id: bank.accounts.create({ name: "A" }).id });
    const [event] = bank.events.list().data as [Event];
    const { receiver, arrived } = recorder();
    await grade(receiver, { event, url: "http://127.0.0.1:3000/hooks?of=bank" });
    const [first] = arrived as [Request];
    expect(first.url).toBe("http://127.0.0.1:3000/hooks?of=bank");
    const about = { associated_object_id: id, associated_object_type: "card", category: "card.created" };
    const body = await first.json();
    expect(body).toMatchObject({ ...about, created_at: "2026-01-01T00:00:00.900Z" });
    expect(body.id).not.toBe(event.id);
  });

  test("makes the same deliveries to the byte in every run", async () => {
    const runs = await Promise.all(
      [recorder(), recorder()].map(async ({ receiver, arrived }) => {
        await grade(receiver);
        return Promise.all(arrived.map(async (each) => [[...each.headers], await each.text()]));
      }),
    );
    expect(runs[0]).toEqual(runs[1]);
  });

  test("makes a signature that its check can change, for every secret", async () => {
    const secrets = Array.from({ length: 20 }, (_, place) => `secret ${place}`);
    for (const check of ["refuses-a-signature-in-lower-case", "refuses-a-url-safe-signature"]) {
      for (const each of secrets) {
        const receiver = receiverWith(wrongReceivers[check]?.steps() ?? {}, { secret: each, now });
        expect(noticedIn(await grade(receiver, { secret: each }))).toEqual([check]);
      }
    }
  });

  test("makes a different Event for each check", async () => {
    const { receiver, arrived } = recorder();
    await grade(receiver);
    const ids = new Set(await Promise.all(arrived.map(async (each) => (await each.json()).id)));
    const ofOne = receiverChecks.map(
      ({ before = [], deliveries }) => new Set([...before, ...deliveries].map(({ ageSeconds = 0 }) => ageSeconds)).size,
    );
    expect(ids.size).toBe(ofOne.reduce((sum, count) => sum + count));
  });

  test("makes a valid id when the clock returns fractions of a millisecond", async () => {
    const { receiver, arrived } = recorder();
    await grade(receiver, { now: () => now() + 0.75 });
    const ids = await Promise.all(arrived.map(async (each) => (await each.json()).id));
    expect(ids.filter((id) => !/^event_[0-9a-z]{20}$/.test(id))).toEqual([]);
  });

  test("waits for the response to each delivery before the next, except in a burst", async () => {
    let [open, most] = [0, 0];
    const mostOpen: number[] = [];
    const receive = right();
    await grade(async (request) => {
      open += 1;
      most = Math.max(most, open);
      mostOpen.push(open);
      const response = await receive(request);
      open -= 1;
      return response;
    });
    const burst = receiverChecks.find(({ atOnce }) => atOnce)?.deliveries.length;
    expect(most).toBe(burst);
    expect(mostOpen.filter((count) => count > 1)).toHaveLength((burst ?? 0) - 1);
  });
});
