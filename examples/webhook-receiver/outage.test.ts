import { verifyReceiver } from "@sandbank/engine/deliver";
import { expect, onTestFinished, test } from "vitest";
import { openLine } from "./outage.ts";

function opened() {
  const opened = openLine();
  onTestFinished(opened.deliverer.close);
  return opened;
}

test("the app books delivered Transactions", async () => {
  const { deliverer, pay, balances } = opened();
  pay(100_00);
  await deliverer.settled();
  expect(balances()).toEqual([100_00, 100_00]);
});

test("after an outage shorter than the retries, redelivered webhooks complete the book", async () => {
  const { line, deliverer, pay, balances } = opened();
  line.isCut = true;
  pay(100_00);
  await deliverer.advance({ hours: 30 });
  expect(balances()).toEqual([100_00, 0]);
  line.isCut = false;
  await deliverer.advance({ hours: 42 });
  expect(balances()).toEqual([100_00, 100_00]);
});

test("after a longer outage the app catches up by polling, and books no Transaction twice", async () => {
  const { bank, storage, line, deliverer, pay, balances } = opened();
  pay(100_00);
  await deliverer.settled();
  line.isCut = true;
  pay(20_00);
  await deliverer.advance({ days: 4 });
  line.isCut = false;
  pay(3_00);
  await deliverer.advance({ days: 4 });
  expect(balances()).toEqual([123_00, 103_00]); // the bank no longer retries the $20.00

  await line.app.catchUp();
  expect(balances()).toEqual([123_00, 123_00]);
  expect([...storage.book.keys()].sort()).toEqual(
    bank.transactions
      .list()
      .data.map(({ id }) => id)
      .sort(),
  );

  const { cursor } = storage;
  pay(4_00);
  await deliverer.settled();
  await line.app.catchUp(); // the list also has the delivered Events
  expect(balances()).toEqual([127_00, 127_00]);
  expect(storage.cursor).not.toBe(cursor);
});

test.each([
  ["has never caught up", false],
  ["has caught up before", true],
])("a process that restarts with the storage of one that %s catches up", async (_when, hasCaughtUp) => {
  const { storage, line, deliverer, restart, pay, balances } = opened();
  pay(100_00);
  await deliverer.settled();
  if (hasCaughtUp) await line.app.catchUp();
  const { cursor } = storage;
  line.isCut = true;
  pay(20_00);
  await deliverer.advance({ days: 5 });
  line.isCut = false;
  restart();
  pay(3_00);
  await deliverer.settled();
  expect(balances()).toEqual([123_00, 103_00]);

  await line.app.catchUp();
  expect(balances()).toEqual([123_00, 123_00]);
  expect(storage.book.size).toBe(3);
  expect(storage.cursor).not.toBe(cursor);
});

test("many duplicates, forgeries and delays do not change the book", async () => {
  const { bank, deliverer, pay, balances } = opened();
  bank.webhooks.setDeliveryFaults({ duplicated: 0.5, reordered: 0.5, tampered: 0.3, mistimed: 0.3, unsigned: 0.3 });
  for (let payment = 0; payment < 30; payment++) pay(1_00);
  await deliverer.advance({ hours: 1 });
  expect(balances()).toEqual([30_00, 30_00]);
});

test("the app's endpoint passes every check of the receiver", async () => {
  const { bank, line } = opened();
  const secret = bank.webhooks.secret(bank.eventSubscriptions.list().data[0]?.id ?? "");
  const now = () => Date.parse(bank.clock.now());
  const report = await verifyReceiver(line.app.receive, { secret, now });
  expect(report.passed, report.text).toBe(true);
});
