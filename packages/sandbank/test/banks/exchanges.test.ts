import type { WebhookAttempt } from "@sandbank/engine";
import { expect, test } from "vitest";
import { createExchanges, type Exchange, recordedSend } from "../../src/banks/exchanges.ts";

const exchange: Exchange = { at: "", headers: {}, status: 200, body: "", error: null, durationMs: 0 };

test("keeps the latest 1,000 deliveries, and counts one that is sent again as the latest", () => {
  const exchanges = createExchanges();
  for (let number = 0; number < 1_000; number++) exchanges.add(`attempt_${number}`, exchange);
  exchanges.add("attempt_0", { ...exchange, status: 500 });
  exchanges.add("attempt_1000", exchange);
  expect([0, 1, 2, 1_000].map((number) => exchanges.get(`attempt_${number}`)?.status)).toEqual([
    500,
    undefined,
    200,
    200,
  ]);
});

test("keeps the beginning of a response without half a character", async () => {
  const exchanges = createExchanges();
  const send = recordedSend(
    async () => new Response(`a${"😀".repeat(600)}`),
    exchanges,
    () => 0,
  );
  await send("http://localhost/", {}, { id: "attempt_0" } as WebhookAttempt);
  expect(exchanges.get("attempt_0")?.body).toBe(`a${"😀".repeat(499)}`);
});
