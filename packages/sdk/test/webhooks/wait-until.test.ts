import { describe, expect, test, vi } from "vitest";
import { toLambdaHandler, toNodeHandler } from "../../src/webhooks/node.ts";
import { listening } from "./listening.ts";
import { deferred, receiver, requestOf } from "./receiver.ts";

interface Work {
  readonly settled: Promise<void>;
  readonly start: Error;
}

const workBehind = (response: object) =>
  Reflect.get(response, Symbol.for("@sandbank/sdk/webhookWork")) as readonly Work[] | undefined;

/** A router whose handler goes on after the response, and a delivery to it. */
function working() {
  const gate = deferred();
  const setup = receiver();
  setup.router.on("account.created", ({ waitUntil }) => waitUntil(gate.promise));
  setup.bank.accounts.create({ name: "Operating" });
  return { ...setup, gate, request: () => requestOf(setup.latest()) };
}

describe("waitUntil", () => {
  test("lets the response come before the work ends, and shows the work behind the response", async () => {
    const { router, gate, request } = working();
    const response = await router.handle(request());
    expect(response.status).toBe(200);
    const [work, ...others] = workBehind(response) ?? [];
    expect(others).toEqual([]);
    expect(work?.start.stack).toContain("wait-until.test.ts");
    let isSettled = false;
    void work?.settled.then(() => {
      isSettled = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(isSettled).toBe(false);
    gate.resolve();
    await work?.settled;
  });

  test("attaches nothing to a response without work, and nothing that can be sent", async () => {
    const { router, gate, request } = working();
    expect(Object.keys(await router.handle(request()))).toEqual([]);
    gate.resolve();
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(workBehind(await router.handle(request()))).toBeUndefined();
  });

  test("reports the error of failed work, and settles", async () => {
    const { router, onError, gate, request, latest } = working();
    const response = await router.handle(request());
    const failure = new Error("too late");
    gate.reject(failure);
    await workBehind(response)?.[0]?.settled;
    expect(onError.mock.calls).toEqual([[failure, latest()]]);
  });

  test("shows the work of a handler that has failed", async () => {
    const { bank, router, latest } = receiver();
    router.on("account.created", ({ waitUntil }) => {
      waitUntil(new Promise(() => {}));
      throw new Error("no");
    });
    bank.accounts.create({ name: "Operating" });
    const response = await router.handle(requestOf(latest()));
    expect([response.status, workBehind(response)?.length]).toEqual([500, 1]);
  });

  test("uses the platform's own waitUntil", async () => {
    const { router, gate, request } = working();
    const context = { waitUntil: vi.fn() };
    await router.handle(request(), context);
    expect(context.waitUntil.mock.calls).toEqual([[expect.any(Promise)]]);
    gate.resolve();
    await context.waitUntil.mock.calls[0]?.[0];
  });

  test("shows the work behind a response of node:http", async () => {
    const { router, gate, request } = working();
    const responses: object[] = [];
    const handler = toNodeHandler(router);
    const url = await listening((incoming, outgoing) => {
      responses.push(outgoing);
      void handler(incoming, outgoing);
    });
    const { headers, body } = request();
    await fetch(url, { method: "POST", headers, body, duplex: "half" } as RequestInit);
    expect(responses.map((response) => workBehind(response)?.length)).toEqual([1]);
    gate.resolve();
  });

  test("is awaited before the response of a Lambda, which would be suspended", async () => {
    const { router, gate, request } = working();
    const sent = request();
    const headers = Object.fromEntries(sent.headers);
    const answered = vi.fn();
    const answer = toLambdaHandler(router)({ headers, body: await sent.text() }).then(answered);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(answered).not.toHaveBeenCalled();
    gate.resolve();
    await answer;
    expect(answered).toHaveBeenCalledOnce();
  });
});
