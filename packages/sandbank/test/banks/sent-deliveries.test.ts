import type { WebhookAttempt } from "@sandbank/engine";
import type { SentDelivery } from "@sandbank/view/reads/read-context";
import { expect, test } from "vitest";
import { createSentDeliveries, recordedSend } from "../../src/banks/sent-deliveries.ts";

const sent: SentDelivery = { at: "", headers: {}, status: 200, body: "", error: null, durationMs: 0 };

test("keeps the latest 1,000 deliveries, and counts one that is sent again as the latest", () => {
  const sentDeliveries = createSentDeliveries();
  for (let number = 0; number < 1_000; number++) sentDeliveries.add(`attempt_${number}`, sent);
  sentDeliveries.add("attempt_0", { ...sent, status: 500 });
  sentDeliveries.add("attempt_1000", sent);
  expect([0, 1, 2, 1_000].map((number) => sentDeliveries.get(`attempt_${number}`)?.status)).toEqual([
    500,
    undefined,
    200,
    200,
  ]);
});

test("keeps the beginning of a response without half a character", async () => {
  const sentDeliveries = createSentDeliveries();
  const send = recordedSend(
    async () => new Response(`a${"😀".repeat(600)}`),
    sentDeliveries,
    () => 0,
  );
  await send("http://localhost/", {}, { id: "attempt_0" } as WebhookAttempt);
  expect(sentDeliveries.get("attempt_0")?.body).toBe(`a${"😀".repeat(499)}`);
});
