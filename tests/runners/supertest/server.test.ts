import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createDeliverer } from "@sandbank/engine/deliver";
import { setupBank } from "@sandbank/msw/node";
import { BankClient } from "@sandbank/sdk";
import { createWebhookVerifier } from "@sandbank/sdk/webhooks";
import request from "supertest";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createServer } from "./server.ts";

const setup = setupBank({ apiKeys: ["sandbox_key"] });
const app = createServer({
  client: new BankClient(setup.clientOptions),
  verifier: createWebhookVerifier({
    secret: "test-secret",
    now: () => setup.bank.clock.now(),
  }),
});
let server: Server;
beforeAll(() => {
  // Requests of supertest to this machine pass.
  setup.listen({ onUnhandledRequest: "error" });
  server = app.listen(0);
});
afterEach(() => setup.reset());
afterAll(() => {
  server.close();
  setup.close();
});

const ada = { id: "customer-1", name: "Ada" };

test("opens an Account", async () => {
  await request(server).post("/customers").send(ada).expect(201);
  await request(server).get("/customers").expect(200, ["Ada"]);
});

test("starts each test without the Accounts of other tests", async () => {
  await request(server).get("/customers").expect(200, []);
});

test("calls the bank through the global fetch", async () => {
  await request(server).get("/status").expect(200, { bank: "available" });
  setup.bank.faults.arm({
    kind: "internal_server_error",
    operation: "accounts.list",
  });
  await request(server).get("/status").expect(200, { bank: "not available" });
});

test("retries after a lost response and after a 429", async () => {
  setup.bank.faults.arm({
    kind: "drop_after_commit",
    operation: "accounts.create",
  });
  setup.bank.faults.arm({
    kind: "rate_limited_error",
    operation: "accounts.list",
  });
  await request(server).post("/customers").send(ada).expect(201);
  await request(server).get("/customers").expect(200, ["Ada"]);
  expect(setup.bank.clock.now()).toBe("2026-01-01T00:00:01.500Z");
});

test("responds with the same ids in each run", async () => {
  const { body } = await request(server).post("/customers").send(ada);
  expect({ body, accounts: setup.bank.accounts.list().data }).toMatchSnapshot();
});

test("receives a webhook", async () => {
  const url = "https://app.test/webhooks";
  const { port } = server.address() as AddressInfo;
  const receive = (delivery: Request) =>
    fetch(new Request(`http://127.0.0.1:${port}/webhooks`, delivery));
  const deliverer = createDeliverer(setup.bank, {
    receivers: { [url]: receive },
  });
  setup.bank.eventSubscriptions.create({ url, shared_secret: "test-secret" });
  await request(server).post("/customers").send(ada);
  expect((await deliverer.settled()).failed).toEqual([]);
  await request(server).get("/greeted").expect(200, ["Ada"]);
  deliverer.close();
});
