import { describe, expect, test } from "vitest";
import { printCommand, printCurl, printTypescript, type RepeatedRequest } from "../../src/words/request-code.ts";

const here = { server: "http://localhost:2265", bank: "default" };
const worker = { ...here, bank: "worker-1" };

const retrieve: RepeatedRequest = {
  ...{ operation: "accounts.retrieve", method: "GET", path: "/accounts/account_1", id: "account_1" },
};
const create: RepeatedRequest = {
  ...{ operation: "accounts.create", method: "POST", path: "/accounts" },
  params: { name: "Ann's", limit: 3 },
};

const repeated: RepeatedRequest = { ...create, idempotencyKey: "my key" };

describe("printCurl", () => {
  test("keeps the API key in a variable of the environment", () => {
    expect(printCurl(retrieve, here)).toBe(
      `curl http://localhost:2265/accounts/account_1 \\\n  -H "Authorization: Bearer $SANDBANK_API_KEY"`,
    );
  });

  test("quotes the body for the shell", () => {
    expect(printCurl(create, here)).toContain(`-d '{\n  "name": "Ann'\\''s",\n  "limit": 3\n}'`);
  });

  test("sends the idempotency key", () => {
    expect(printCurl(repeated, here)).toContain("-H 'Idempotency-Key: my key'");
  });

  test("leaves the parameters of a GET in its path", () => {
    const list: RepeatedRequest = { operation: "accounts.list", method: "GET", path: "/accounts?limit=5" };
    expect(printCurl({ ...list, params: { limit: 5 } }, here)).not.toContain("-d");
  });

  test("uses the base path of a bank other than the default one", () => {
    expect(printCurl(retrieve, worker)).toContain("http://localhost:2265/_sandbank/b/worker-1/accounts/account_1");
  });
});

describe("printTypescript", () => {
  test("passes the id, then the parameters", () => {
    expect(printTypescript({ ...create, id: "account_1" })).toBe(
      `await client.accounts.create("account_1", {\n  name: "Ann's",\n  limit: 3\n});`,
    );
  });
});

describe("printTypescript with an idempotency key", () => {
  test("passes the key behind the parameters, and leaves it out without parameters", () => {
    expect(printTypescript(repeated)).toContain(`}, {\n  idempotencyKey: "my key"\n});`);
    expect(printTypescript({ ...retrieve, idempotencyKey: "k" })).toBe('await client.accounts.retrieve("account_1");');
  });
});

describe("printCommand", () => {
  test("passes the idempotency key", () => {
    expect(printCommand(repeated, here)).toContain(" --idempotency-key 'my key'");
  });

  test("writes parameters as fields, and names a bank other than the default one", () => {
    expect(printCommand(create, here)).toBe(`sandbank call accounts.create 'name=Ann'\\''s' limit=3`);
    expect(printCommand(retrieve, worker)).toBe("sandbank call accounts.retrieve account_1 --bank worker-1");
  });

  test.each([
    ["an object", { a: { b: 1 } }],
    ["text that looks like a number", { check_number: "100" }],
    ["null", { name: null }],
  ])("writes %s as JSON, which the command line reads as it is", (_, params) => {
    expect(printCommand({ ...create, params }, here)).toBe(
      `sandbank call accounts.create --data '${JSON.stringify(params)}'`,
    );
  });
});
