import { get } from "node:http";
import { type BankSetup, setupBank } from "@sandbank/msw/node";
import { BankClient } from "@sandbank/sdk";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, test } from "vitest";

const opened: BankSetup[] = [];

function setup(baseUrl: string): BankSetup {
  const given = setupBank({ baseUrl, seed: baseUrl });
  opened.push(given);
  return given;
}

afterEach(() => {
  for (const { close } of opened.splice(0)) close();
});

/** Creates an Account over fetch, and returns whether it arrived in the setup's own bank. */
async function works({ bank, clientOptions }: BankSetup): Promise<boolean> {
  const before = bank.accounts.list({ limit: 100 }).data.length;
  await new BankClient({ ...clientOptions, maxRetries: 0 }).accounts.create({ name: "Operating" });
  return bank.accounts.list({ limit: 100 }).data.length === before + 1;
}

/** Returns the status that node:http receives. */
function statusOverHttp({ bank, clientOptions }: BankSetup): Promise<number | undefined> {
  const headers = { authorization: `Bearer ${bank.apiKey}` };
  return new Promise((resolve, reject) => {
    get(`${clientOptions.baseUrl}/accounts`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on("error", reject);
  });
}

describe("two setups that listen at once", () => {
  test("two setups that listen at once both intercept, each for its own bank", async () => {
    const [one, other] = [setup("http://one.test"), setup("http://other.test/v1")];
    one.listen();
    other.listen();
    expect([await works(one), await works(other), await works(one)]).toEqual([true, true, true]);
    expect([await statusOverHttp(one), await statusOverHttp(other)]).toEqual([200, 200]);
    expect([one, other].map(({ bank }) => bank.accounts.list().data.length)).toEqual([2, 1]);
  });

  test.each([
    ["first", 0],
    ["second", 1],
  ])("if the %s of two setups is closed, the other goes on, and the closed one can listen again", async (_, index) => {
    const both = [setup("http://one.test"), setup("http://other.test")];
    for (const { listen } of both) listen();
    const [closed, left] = [both[index] as BankSetup, both[1 - index] as BankSetup];
    closed.close();
    left.server.use(http.all("http://*/accounts", () => HttpResponse.json({ passed: "on" })));
    left.reset();
    expect([await works(left), await statusOverHttp(left)]).toEqual([true, 200]);
    closed.listen();
    expect([await works(left), await works(closed)]).toEqual([true, true]);
  });

  test("a closed setup no longer intercepts while another listens", async () => {
    const [one, other] = [setup("http://one.test"), setup("http://other.test")];
    one.listen({ onUnhandledRequest: "bypass", onUnhandledFrame: "bypass" } as object);
    other.listen();
    other.close();
    one.server.use(http.all("http://other.test/*", () => new HttpResponse(null, { status: 418 })));
    expect((await fetch("http://other.test/accounts")).status).toBe(418);
  });

  test("a second setup at the same base URL is refused, also if the URL is spelled differently", async () => {
    const [one, other] = [setup("https://bank.test/v1"), setup("HTTPS://bank.test:443/v1/")];
    one.listen();
    expect(() => other.listen()).toThrow(
      "[sandbank] Failed to listen: a bank is already mounted at https://bank.test/v1. Close that setup first, or give this one another baseUrl.",
    );
    other.close();
    expect(await works(one)).toBe(true);
    one.close();
    other.listen();
    expect(await works(other)).toBe(true);
  });

  test("a setup that listens already is told so", async () => {
    const one = setup("https://bank.test/v1");
    one.listen();
    expect(() => one.listen()).toThrow(
      "[sandbank] Failed to listen: this setup already listens at https://bank.test/v1. Call listen() once, or close() first.",
    );
    expect(await works(one)).toBe(true);
  });

  test("if one base URL is below another, the setup with the longer one answers", async () => {
    const [outer, inner] = [setup("https://bank.test"), setup("https://bank.test/v1")];
    outer.listen();
    inner.listen();
    expect([await works(inner), await works(outer)]).toEqual([true, true]);
  });
});

test("closing a setup that does not listen does nothing", () => {
  const { close } = setup("https://bank.test");
  close();
});

test("the client options of a setup have the normalized base URL", () => {
  expect(setup("HTTPS://Bänk.test:443/v1/").clientOptions.baseUrl).toBe("https://xn--bnk-qla.test/v1");
});
