import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { type Bank, createBank } from "@sandbank/engine";
import { expect, onTestFinished, test } from "vitest";
import type { BankHost } from "../../src/banks/bank-host.ts";
import type { ServedBank } from "../../src/banks/banks.ts";
import { openStream } from "../../src/server/stream.ts";

/** A response whose client reads only when the test says so. */
class SlowResponse extends EventEmitter {
  writableNeedDrain = false;
  readonly writableEnded = false;
  readonly written: string[] = [];
  writeHead(): void {}
  write(text: string): void {
    this.written.push(text);
  }
  end(): void {}
}

/** Opens a stream of a bank, and returns how the response and its outcomes of webhooks can be read. */
function opened(bank: Bank) {
  const response = new SlowResponse();
  const served = { name: "default", bank, holders: 0, usedAt: 0, closed: new AbortController().signal };
  openStream({
    host: { startedAt: "", machineTime: () => 0, onStop: () => () => {} } as unknown as BankHost,
    served: served as unknown as ServedBank,
    params: {},
    request: { headers: {} } as IncomingMessage,
    response: response as unknown as ServerResponse,
  });
  onTestFinished(() => void response.emit("close"));
  const deliveries = () =>
    response.written.flatMap((text) => {
      const [, data] = /^event: delivery\ndata: (.*)$/m.exec(text) ?? [];
      return data === undefined ? [] : [JSON.parse(data)];
    });
  return { response, deliveries };
}

const sent = promisify(setImmediate);

test("the stream tells a client that has read too slowly that there were outcomes of webhooks", async () => {
  const bank = createBank();
  for (const path of ["one", "other"]) bank.eventSubscriptions.create({ url: `https://app.test/${path}` });
  const [first, second] = bank.webhooks.due() as unknown as [{ id: string }, { id: string }];
  const { response, deliveries } = opened(bank);
  bank.webhooks.record(first.id, { status: 204 });
  await sent();
  const told = { bank: "default", attempt: first.id, outcome: { status: 204 } };
  expect(deliveries()).toEqual([told]);
  response.writableNeedDrain = true;
  bank.webhooks.record(second.id, { status: 204 });
  await sent();
  expect(deliveries()).toEqual([told]);
  response.writableNeedDrain = false;
  response.emit("drain");
  await sent();
  response.emit("drain");
  await sent();
  expect(deliveries()).toEqual([told, { bank: "default", attempt: null, outcome: null }]);
});

test("the stream sends a step before the outcomes of its webhooks", async () => {
  const bank = createBank();
  const { response } = opened(bank);
  bank.eventSubscriptions.create({ url: "https://app.test/hooks" });
  for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { error: "refused" });
  await sent();
  const types = response.written.map((text) => /^event: (.*)$/m.exec(text)?.[1]);
  expect(types).toEqual(["hello", "call", "delivery"]);
});

test("the stream sends no outcome of before a reset after it", async () => {
  const bank = createBank();
  const { response } = opened(bank);
  bank.eventSubscriptions.create({ url: "https://app.test/hooks" });
  for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { status: 204 });
  bank.reset();
  await sent();
  const types = response.written.map((text) => /^event: (.*)$/m.exec(text)?.[1]);
  expect(types).toEqual(["hello", "restart"]);
});
