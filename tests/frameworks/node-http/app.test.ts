import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { createDeliverer, nodeReceiver } from "@sandbank/engine/deliver";
import { expectDelivered } from "@sandbank/testing";
import { assertDeclined, withBank } from "@sandbank/testing/node";
import { createApp } from "./app.ts";
import { createBanking } from "./banking.ts";

const url = "https://app.test/webhooks";
const secret = "test-secret";

const notesDecline = withBank(async ({ bank, client }) => {
  const database = new DatabaseSync(":memory:");
  const { now } = bank.clock;
  const banking = createBanking({ client, secret, database, now });
  const send = nodeReceiver(createApp(banking)); // needs no port
  bank.eventSubscriptions.create({ url, shared_secret: secret });
  const deliverer = createDeliverer(bank, { receivers: { [url]: send } });

  const opened = await send(
    new Request("https://app.test/accounts", {
      method: "POST",
      body: JSON.stringify({ customer: { id: "7", name: "Ada" } }),
    }),
  );
  const { id } = await opened.json();

  const number = bank.accountNumbers.create({ account_id: id, name: "Bills" });
  const debit = bank.simulations.inboundAchTransfers.create({
    account_number_id: number.id,
    amount: -5_00,
  });
  assertDeclined(debit, { reason: "insufficient_funds" });

  const category = "declined_transaction.created";
  await expectDelivered(bank, { category, url, deliverer });
  const notices = await send(new Request("https://app.test/notices"));
  assert.deepEqual(await notices.json(), [
    { account: id, why: "insufficient_funds" },
  ]);
  deliverer.close();
});

test("notes a declined debit", notesDecline);
