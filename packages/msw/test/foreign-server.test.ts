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

/** The user's own server, which listens and responds with 418 at `other`. */
function listeningServer() {
  const server = setupServer(http.get(other, () => new HttpResponse(null, { status: 418 })));
  server.listen();
  closings.push(() => server.close());
  return server;
}

afterEach(() => {
  for (const close of closings.splice(0)) close();
});

describe("beside the user's own server", () => {
  test("a setup that listens second throws, and the other server keeps working", async () => {
    listeningServer();
    expect(() => bankSetup().listen()).toThrow(
      "[sandbank] Failed to listen: another MSW server listens already. MSW intercepts for one server at a time. Add your handlers with `setup.server.use`, or mount the bank on your server with bankHandlers.",
    );
    expect((await fetch(other)).status).toBe(418);
  });

  test("a setup listens once the other server is closed", async () => {
    const server = setupServer();
    server.listen();
    server.close();
    const { bank, clientOptions, listen } = bankSetup();
    listen();
    const headers = { authorization: `Bearer ${bank.apiKey}` };
    expect((await fetch(`${clientOptions.baseUrl}/accounts`, { headers })).status).toBe(200);
  });

  test("if another server listens later, reset of the first setup throws, and so does listen of the next setup", () => {
    const first = bankSetup();
    first.listen();
    listeningServer();
    const silenced = /MSW no longer intercepts for the bank, because another MSW server has listened or closed since/;
    expect(() => first.reset()).toThrow(silenced);
    expect(() => setupBank({ baseUrl: "http://second.test" }).listen()).toThrow(silenced);
  });

  test("a setup intercepts again after both servers are closed and the setup listens again", async () => {
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

test("each bank of bankHandlers on one server answers its own requests", async () => {
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
  test("the server of a setup has no listen and no close, because the setup starts and stops it", () => {
    const { server } = bankSetup();
    expect(["listen", "close"].filter((name) => name in server)).toEqual([]);
  });

  test("reset of a setup keeps the handlers that another setup added", async () => {
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
