import { createBank } from "@sandbank/engine";
import { bankHandlers } from "@sandbank/msw";
import { type BankSetup, setupBank } from "@sandbank/msw/node";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterEach, describe, expect, test } from "vitest";

const other = "http://other.test/";
const closings: (() => void)[] = [];

function bankSetup(): BankSetup {
  const setup = setupBank({ baseUrl: "http://bank.test" });
  closings.push(setup.close);
  return setup;
}

/** A server of the user's own that listens, and answers 418 at `other`. */
function listeningServer() {
  const server = setupServer(http.get(other, () => new HttpResponse(null, { status: 418 })));
  server.listen();
  closings.push(() => server.close());
  return server;
}

afterEach(() => {
  for (const close of closings.splice(0)) close();
});

describe("beside a server of the user's own", () => {
  test("a setup that listens second throws and leaves that server working", async () => {
    listeningServer();
    expect(() => bankSetup().listen()).toThrow(
      "[sandbank] Failed to listen: another MSW server listens already. MSW intercepts for one server at a time. Add your handlers with `use` of the setup's `server`, or mount the bank on your server with bankHandlers.",
    );
    expect((await fetch(other)).status).toBe(418);
  });

  test("a setup listens once that server is closed", async () => {
    const server = setupServer();
    server.listen();
    server.close();
    const { bank, clientOptions, listen } = bankSetup();
    listen();
    const headers = { authorization: `Bearer ${bank.apiKey}` };
    expect((await fetch(`${clientOptions.baseUrl}/accounts`, { headers })).status).toBe(200);
  });

  test("a setup that listened first throws from reset, and so does the next setup from listen", () => {
    const first = bankSetup();
    first.listen();
    listeningServer();
    const silenced = /another MSW server listened or closed since the bank did, and silenced it/;
    expect(() => first.reset()).toThrow(silenced);
    expect(() => setupBank({ baseUrl: "http://second.test" }).listen()).toThrow(silenced);
  });

  test("a silenced setup intercepts again once both are closed and it listens", async () => {
    const { bank, clientOptions, close, listen } = bankSetup();
    listen();
    listeningServer().close();
    closings.pop();
    close();
    listen();
    const headers = { authorization: `Bearer ${bank.apiKey}` };
    expect((await fetch(`${clientOptions.baseUrl}/accounts`, { headers })).status).toBe(200);
  });
});

test("banks of bankHandlers on one server answer each for itself", async () => {
  const banks = ["http://one.test", "http://two.test"].map((baseUrl) => ({
    baseUrl,
    bank: createBank({ seed: baseUrl }),
  }));
  const server = setupServer(...banks.flatMap(({ bank, baseUrl }) => bankHandlers(bank, { baseUrl })));
  server.listen();
  closings.push(() => server.close());
  const answers = banks.map(({ bank, baseUrl }) =>
    fetch(`${baseUrl}/accounts`, { headers: { authorization: `Bearer ${bank.apiKey}` } }),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
});

describe("the server of a setup", () => {
  test("cannot listen or close by itself, as that is done by the setup", () => {
    const { server } = bankSetup();
    expect(["listen", "close"].filter((name) => name in server)).toEqual([]);
  });

  test("keeps the handlers that another setup added when a setup is reset", async () => {
    const one = bankSetup();
    const two = setupBank({ baseUrl: "http://two.test" });
    one.listen();
    one.server.use(http.get(other, () => HttpResponse.json("one")));
    two.server.use(http.get(`${other}two`, () => HttpResponse.json("two")));
    two.server.use(http.get(other, () => HttpResponse.json("two")));
    expect(await (await fetch(other)).json()).toBe("two");
    two.reset();
    expect(await (await fetch(other)).json()).toBe("one");
    two.server.use(http.get(`${other}two`, () => HttpResponse.json("two")));
    one.reset();
    expect(await (await fetch(`${other}two`)).json()).toBe("two");
    two.reset();
  });
});
