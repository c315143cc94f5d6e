import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { type Bank, createBank } from "@sandbank/engine";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { BankHost } from "../../src/banks/bank-host.ts";
import type { ServedBank } from "../../src/banks/served-bank.ts";
import { openStream } from "../../src/server/stream.ts";

afterEach(() => void vi.useRealTimers());

/** A response whose client reads only when the test sets `writableNeedDrain`. */
class SlowResponse extends EventEmitter {
  writableNeedDrain = false;
  writableEnded = false;
  readonly destroy = vi.fn();
  readonly written: string[] = [];
  writeHead(): void {}
  write(text: string): void {
    this.written.push(text);
  }
  end(): void {
    this.writableEnded = true;
  }
}

/** Opens a stream of a bank, and returns how the response and its outcomes of webhooks can be read. */
function opened(bank: Bank, query = "") {
  const response = new SlowResponse();
  const served = { name: "default", bank, holders: 0, usedAt: 0, closed: new AbortController().signal };
  openStream({
    host: { startedAt: "", machineTime: () => 0, onStop: () => () => {} } as unknown as BankHost,
    served: served as unknown as ServedBank,
    params: Object.fromEntries(new URLSearchParams(query)),
    request: { headers: {} } as IncomingMessage,
    response: response as unknown as ServerResponse,
  });
  onTestFinished(() => void response.emit("close"));
  const deliveries = () =>
    response.written.flatMap((text) => {
      const [, data] = /^event: delivery\ndata: (.*)$/m.exec(text) ?? [];
      return data === undefined ? [] : [JSON.parse(data)];
    });
  /** The numbers of the steps, and the gaps between them, in the order in which they were sent. */
  const sent = () =>
    response.written.flatMap((text): readonly (string | number)[] => {
      const [, type, data = ""] = /^(?:id: .*\n)?event: (.*)\ndata: (.*)$/m.exec(text) ?? [];
      const { number, from, to } = JSON.parse(data);
      if (type === "gap") return [`${from} to ${to}`];
      return type === "call" || type === "advance" ? [number as number] : [];
    });
  /** Reads as long as something comes. */
  const readAll = async () => {
    for (let before = -1; before !== response.written.length; ) {
      before = response.written.length;
      response.emit("drain");
      await next();
    }
  };
  return { response, deliveries, sent, readAll };
}

const next = promisify(setImmediate);

test("the stream tells a client that has read too slowly that there were outcomes of webhooks", async () => {
  const bank = createBank();
  for (const path of ["one", "other"]) bank.eventSubscriptions.create({ url: `https://app.test/${path}` });
  const [first, second] = bank.webhooks.due() as unknown as [{ id: string }, { id: string }];
  const { response, deliveries } = opened(bank);
  bank.webhooks.record(first.id, { status: 204 });
  await next();
  const told = { bank: "default", attempt: first.id, outcome: { status: 204 } };
  expect(deliveries()).toEqual([told]);
  response.writableNeedDrain = true;
  bank.webhooks.record(second.id, { status: 204 });
  await next();
  expect(deliveries()).toEqual([told]);
  response.writableNeedDrain = false;
  response.emit("drain");
  await next();
  response.emit("drain");
  await next();
  expect(deliveries()).toEqual([told, { bank: "default", attempt: null, outcome: null }]);
});

test("the stream sends a step before the outcomes of its webhooks", async () => {
  const bank = createBank();
  const { response } = opened(bank);
  bank.eventSubscriptions.create({ url: "https://app.test/hooks" });
  for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { error: "refused" });
  await next();
  const types = response.written.map((text) => /^event: (.*)$/m.exec(text)?.[1]);
  expect(types).toEqual(["hello", "call", "delivery"]);
});

test("after a reset, the stream sends no outcomes from before the reset", async () => {
  const bank = createBank();
  const { response } = opened(bank);
  bank.eventSubscriptions.create({ url: "https://app.test/hooks" });
  for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { status: 204 });
  bank.reset();
  await next();
  const types = response.written.map((text) => /^event: (.*)$/m.exec(text)?.[1]);
  expect(types).toEqual(["hello", "restart"]);
});

const get = (bank: Bank, times: number) => {
  for (let call = 0; call < times; call++) bank.accounts.list();
};

/** A bank that declined a payment as its third step, and was then read 10,000 times. */
function readBank(): { readonly bank: Bank; readonly declined: string } {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Operating" });
  const card = bank.cards.create({ account_id: account.id });
  const { declined_transaction } = bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 1 });
  get(bank, 10_000);
  return { bank, declined: declined_transaction?.id ?? "" };
}

test("a stream that continues after a number has the decline from before 10,000 reads, and reports the missing steps", async () => {
  const { bank, declined } = readBank();
  const { response, sent, readAll } = opened(bank, "after=1");
  await readAll();
  expect(response.written[0]).toContain('"latest":10003,"gap":true');
  expect(sent()).toEqual([2, 3, "4 to 9003", ...Array.from({ length: 1_000 }, (_, index) => 9_004 + index)]);
  const step = response.written.find((text) => text.startsWith("id: 3\n")) ?? "";
  expect(JSON.parse(/^data: (.*)$/m.exec(step)?.[1] ?? "").declines).toMatchObject([bank.explain(declined)]);
});

test("a stream names each run of steps that the bank no longer keeps", async () => {
  const bank = createBank();
  for (let round = 0; round < 3; round++) {
    bank.accounts.create({ name: "Operating" });
    get(bank, 150);
  }
  get(bank, 1_000);
  const { sent, readAll } = opened(bank, "after=0");
  await readAll();
  const reads = Array.from({ length: 1_000 }, (_, index) => 454 + index);
  expect(sent()).toEqual([1, "2 to 151", 152, "153 to 302", 303, "304 to 453", ...reads]);
});

test("a stream reports no gap if the bank keeps all steps after the number", async () => {
  const { bank } = readBank();
  const { response, sent, readAll } = opened(bank, "after=9500");
  await readAll();
  expect(response.written[0]).toContain('"gap":false');
  expect(sent()).toHaveLength(503);
});

test("a stream sends no more steps than a client reads, and continues with the next ones", async () => {
  const bank = createBank();
  get(bank, 250);
  const { response, sent } = opened(bank, "after=0");
  const { write } = response;
  response.write = (text) => {
    write.call(response, text);
    response.writableNeedDrain = true;
  };
  await next();
  expect(sent()).toHaveLength(100);
  response.writableNeedDrain = false;
  get(bank, 10);
  response.emit("drain");
  await next();
  expect(sent()).toHaveLength(200);
  response.writableNeedDrain = false;
  response.emit("drain");
  await next();
  expect(sent()).toEqual(Array.from({ length: 260 }, (_, index) => index + 1));
});

test("streams that have read all share what is read from the bank and printed for a step", async () => {
  const bank = createBank();
  const { observe, journal } = bank;
  const trace = vi.fn(bank.trace);
  const watched = { observe, journal, trace } as unknown as Bank;
  const streams = Array.from({ length: 50 }, () => opened(watched));
  await next();
  trace.mockClear();
  bank.accounts.create({ name: "Operating" });
  await next();
  expect(trace.mock.calls.filter(([options]) => options?.after !== undefined)).toHaveLength(1);
  expect(streams.map(({ sent }) => sent())).toEqual(streams.map(() => [1]));
  bank.clock.advance({ days: 1 });
  bank.clock.advance({ days: 1 });
  await next();
  expect(streams.at(-1)?.sent()).toEqual([1, 2]);
});

test("a stream lets no more wait for a client that does not read than its buffer holds", async () => {
  const bank = createBank();
  get(bank, 250);
  const { response, sent } = opened(bank, "after=0");
  Object.assign(response, { writableHighWaterMark: 3, writableLength: 0 });
  const { write } = response;
  response.write = (text) => {
    write.call(response, text);
    response.writableNeedDrain = ++(response as unknown as { writableLength: number }).writableLength > 3;
  };
  await next();
  expect(sent()).toEqual([1, 2, 3, 4]);
  Object.assign(response, { writableLength: 0, writableNeedDrain: false });
  response.emit("drain");
  await next();
  expect(sent()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a stream that nobody reads for a minute ends with the reason, and is then closed", () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { response } = opened(createBank());
  const pass = (seconds: number) => vi.advanceTimersByTime(1_000 * seconds);
  response.writableNeedDrain = true;
  pass(45);
  response.emit("drain");
  pass(59);
  expect(response.written).toHaveLength(1);
  pass(1);
  expect(response.written.slice(1)).toEqual([
    'event: end\ndata: {"bank":"default","reason":"The server ended the stream, because the client read nothing for a minute. Open it again to continue."}\n\n',
  ]);
  expect([response.writableEnded, response.destroy.mock.calls]).toEqual([true, []]);
  pass(15);
  expect(response.destroy.mock.calls).toEqual([[]]);
});
