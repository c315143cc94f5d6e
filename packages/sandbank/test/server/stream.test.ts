import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createBank } from "@sandbank/engine";
import { expect, test } from "vitest";
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

test("the stream tells a client that has read too slowly that there were outcomes of webhooks", () => {
  const bank = createBank();
  for (const path of ["one", "other"]) bank.eventSubscriptions.create({ url: `https://app.test/${path}` });
  const [first, second] = bank.webhooks.due() as unknown as [{ id: string }, { id: string }];
  const response = new SlowResponse();
  const served = { name: "default", bank, holders: 0, usedAt: 0, closed: new AbortController().signal };
  openStream({
    host: { startedAt: "", machineTime: () => 0, onStop: () => () => {} } as unknown as BankHost,
    served: served as unknown as ServedBank,
    query: new URLSearchParams(),
    request: { headers: {} } as IncomingMessage,
    response: response as unknown as ServerResponse,
  });
  const deliveries = () =>
    response.written.flatMap((text) => {
      const [, data] = /^event: delivery\ndata: (.*)$/m.exec(text) ?? [];
      return data === undefined ? [] : [JSON.parse(data)];
    });
  bank.webhooks.record(first.id, { status: 204 });
  response.writableNeedDrain = true;
  bank.webhooks.record(second.id, { status: 204 });
  const told = { bank: "default", attempt: first.id, outcome: { status: 204 } };
  expect(deliveries()).toEqual([told]);
  response.writableNeedDrain = false;
  response.emit("drain");
  response.emit("drain");
  expect(deliveries()).toEqual([told, { bank: "default", attempt: null, outcome: null }]);
  response.emit("close");
});
