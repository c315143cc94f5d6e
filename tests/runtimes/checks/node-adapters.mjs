import { channel } from "node:diagnostics_channel";
import { createServer } from "node:http";
import { equal, failureOf, isError } from "./expect.mjs";
import { routerOf } from "./webhooks.mjs";

/** Checks of the adapters for servers, for runtimes with `node:http`. */
export const nodeAdapterChecks = {
  async "./webhooks/node serves a router behind node:http"(context) {
    const { router, handled, delivery } = routerOf(context, context.modules["./webhooks"]);
    const server = createServer(context.modules["./webhooks/node"].toNodeHandler(router));
    await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
    const { headers, body, account } = delivery;
    const url = `http://127.0.0.1:${server.address().port}/webhooks`;
    const response = await fetch(url, { method: "POST", headers, body });
    await response.arrayBuffer();
    await new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    });
    equal([response.status, handled], [200, [account]], "the status and the objects that were handled");
  },

  async "./webhooks/node handles a Lambda event"(context) {
    const { router, handled, delivery } = routerOf(context, context.modules["./webhooks"]);
    const { headers, body, account } = delivery;
    const result = await context.modules["./webhooks/node"].toLambdaHandler(router)({ headers, body });
    equal([result.statusCode, handled], [200, [account]], "the status and the objects that were handled");
  },

  async "./hooks publishes to diagnostics_channel"({ sdk, served, modules }) {
    const urls = [];
    const subscriber = ({ url }) => urls.push(url);
    // Held in a variable: a runtime may collect a channel that nothing refers to, with its subscribers.
    const responses = channel("sandbank:sdk:response");
    responses.subscribe(subscriber);
    const client = new sdk.BankClient({ ...served, onAttempt: modules["./hooks"].attemptHooks() });
    await client.accounts.list();
    responses.unsubscribe(subscriber);
    equal(urls, [`${served.baseUrl}/accounts`], "the addresses that were published");
  },

  async "isBankApiError recognizes an error of the other form of the SDK"({ sdk, otherForm, served }) {
    const client = new otherForm.BankClient(served);
    const error = await failureOf(() => client.accounts.retrieve("account_none"));
    equal(sdk.isBankApiError(error), true, "whether it is recognized");
    equal(sdk.isBankApiError(new Error("another")), false, "whether any error is");
  },

  async "instanceof recognizes a lost connection of the other form of the SDK"({ sdk, otherForm, served }) {
    const fetch = () => Promise.reject(new TypeError("fetch failed"));
    const client = new otherForm.BankClient({ ...served, fetch, maxRetries: 0 });
    const error = await failureOf(() => client.accounts.list());
    const classes = [sdk.BankClientError, sdk.BankConnectionError, sdk.BankTimeoutError, sdk.BankApiError];
    const found = classes.map((each) => error instanceof each);
    equal(found, [true, true, false, false], "whether it is of each class");
  },
};

/** Checks for Node only, because other runtimes replace undici with their own implementation. */
export const undiciChecks = {
  async "a webhook in the process arrives while queueMicrotask is fake"({ createBank, createDeliverer }) {
    const real = globalThis.queueMicrotask;
    globalThis.queueMicrotask = Object.assign(() => {}, { clock: {} });
    try {
      const bank = createBank();
      const url = "https://app.test/webhooks";
      const deliverer = createDeliverer(bank, { receivers: { [url]: () => new Response("ok".repeat(10_000)) } });
      bank.eventSubscriptions.create({ url });
      equal(await deliverer.settled(), { delivered: 1, failed: [], pending: [] }, "the report");
      deliverer.close();
    } finally {
      globalThis.queueMicrotask = real;
    }
  },

  async "./undici sends the requests of a client"({ sdk, served, modules }) {
    const transport = modules["./undici"].undiciTransport();
    const client = new sdk.BankClient({ ...served, transport });
    const account = await client.accounts.create({ name: "Operating" });
    equal(await client.accounts.retrieve(account.id), account, "the Account retrieved");
    const missing = await failureOf(() => client.accounts.retrieve("account_none"));
    isError(missing, sdk.ObjectNotFoundError, "ObjectNotFoundError");
    await transport.close();
  },
};
