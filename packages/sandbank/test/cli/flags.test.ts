import fs from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { replay } from "@sandbank/engine";
import { describe, expect, onTestFinished, test } from "vitest";
import { pickAddress, writeServerFile } from "../../src/cli/server/server-file.ts";
import { createAdminClient } from "../../src/client.ts";
import { defineSeed, type ServerOptions, startServer } from "../../src/index.ts";
import { cli, emptyDirectory } from "../support/cli.ts";
import { temporary } from "../support/persisted.ts";
import { createAccount } from "../support/servers.ts";

async function opened(options: ServerOptions = {}) {
  const server = await startServer({ port: 0, clock: "frozen", start: "2026-01-01T00:00:00Z", ...options });
  onTestFinished(() => server.stop());
  const env = { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token };
  return {
    admin: createAdminClient({ url: server.url, key: server.token }),
    server,
    run: (...line: string[]) => cli(line, { env }),
  };
}

type Run = Awaited<ReturnType<typeof opened>>["run"];

async function accountNames(run: Run): Promise<string[]> {
  const { out } = await run("call", "accounts.list");
  return JSON.parse(out).data.map(({ name }: { name: string }) => name);
}

const seeds = [defineSeed({ steps: [{ call: "accounts.create", params: { name: "Seeded" } }] })];

describe("sandbank reset", () => {
  test("returns to the state after the seed, and with --empty to that before it", async () => {
    const { run } = await opened({ seeds });
    const create = async () => JSON.parse((await run("call", "accounts.create", "name=Mine", "--bank", "one")).out).id;
    const names = async () => accountNames((...line) => run(...line, "--bank", "one"));
    const first = await create();
    await run("reset", "--empty", "--bank", "one");
    expect(await names()).toEqual([]);
    const second = await create();
    await run("reset", "--bank", "one");
    expect(await names()).toEqual(["Seeded"]);
    // The ids of the bank follow from its name in an empty bank, too.
    expect(second).not.toBe(first);
    await run("reset", "--empty", "--bank", "one");
    expect(await create()).toBe(second);
    await run("banks", "new", "two");
    await run("reset", "--empty", "--bank", "two");
    expect(JSON.parse((await run("call", "accounts.create", "name=Mine", "--bank", "two")).out).id).not.toBe(second);
  });
});

describe.each([
  ["reset", "2026-01-01T00:00:00.000Z"],
  ["reset --empty", "2026-01-01T00:00:00.000Z"],
  ["snapshot load before", "2026-01-02T00:00:00.000Z"],
  ["snapshot load after", "2026-02-02T00:00:00.000Z"],
])("sandbank %s", (line, at) => {
  test("sets the clock to the time of the state, and the clock goes on from there", async () => {
    const { run, admin } = await opened({ seeds });
    const now = async () => (await admin.call("clock.get")).now;
    const passTime = async () => {
      const before = await now();
      await run("clock", "rate", "86400");
      await expect.poll(now).not.toBe(before);
      await run("clock", "freeze");
    };
    await run("clock", "advance", "1d");
    await run("snapshot", "save", "before");
    await passTime();
    await run("clock", "advance", "31d");
    await run("clock", "to", "2026-02-04T00:00:00Z");
    await run("snapshot", "load", "before");
    await run("clock", "advance", "31d");
    await run("snapshot", "save", "after");
    await run("clock", "advance", "1d");
    expect((await run(...line.split(" "))).code).toBe(0);
    expect(await now()).toBe(at);
    await run("clock", "advance", "1h");
    expect(await now()).toBe(at.replace("T00", "T01"));
    await passTime();
  });
});

describe("sandbank trigger --print", () => {
  test("prints the code, and runs nothing", async () => {
    const { run } = await opened();
    const journal = async () => (await run("export")).out;
    const before = await journal();
    const line = ["trigger", "card_decline.breaches_limit", "--print", "--with", "limits.create.value=100"];
    const { code, out, err } = await run(...line);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^const account = bank\.accounts\.create/);
    expect(out).toMatch(/value: 100\b/);
    expect(JSON.parse((await run(...line, "--json")).out)).toEqual({
      schema: 1,
      name: "reasons card_decline.breaches_limit",
      code: out,
    });
    expect(await run(...line.slice(0, -1), "limits.create.valeu=5")).toMatchObject({
      code: 2,
      err: expect.stringContaining("Did you mean --with limits.create.value? "),
    });
    expect(await journal()).toBe(before);
  });
});

describe("sandbank trigger --fork", () => {
  test("shows the steps and why the payment was declined, and leaves the bank as it is", async () => {
    const { run } = await opened();
    const { out, code, err } = await run("trigger", "card_decline.breaches_limit", "--fork");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    // The decline is in the fork, so there is nothing that `sandbank explain` could explain.
    expect(out).toMatch(
      / {2}DECLINED \$4\.00 at EXAMPLE SHOP: breaches_limit {2}\S+\nlimit_\w+ allows \$0\.50 per day: \$0\.00 used, \$0\.50 remaining, \$4\.00 requested\.$/,
    );
    expect(await accountNames(run)).toEqual([]);
  });
});

describe("sandbank trigger", () => {
  test.each([
    ["rate_limited_error", 5],
    ["rate_limited_error --fork", 5],
    ["environment_mismatch_error", 5],
    ["card_decline.breaches_limit --with limits.create.value=-1", 5],
    ["card_decline.breaches_limit --with limits.create.value=2000", 1],
  ])("keeps the log and the journal of the bank if it fails, as in `sandbank trigger %s`", async (line, code) => {
    const { run, admin } = await opened();
    await run("call", "accounts.create", "name=Mine");
    const before = { log: await run("logs"), journal: await admin.call("journal") };
    expect(before.log).toMatchObject({ code: 0, out: expect.stringContaining("POST /accounts") });
    expect(await run("trigger", ...line.split(" "))).toEqual({ code, out: "", err: expect.stringMatching(/\.$/) });
    expect({ log: await run("logs"), journal: await admin.call("journal") }).toEqual(before);
  });
});

describe("sandbank trigger --with", () => {
  test("exits with 1 and leaves the bank as it is if the parameters lead to another decline", async () => {
    const { run } = await opened();
    const missed = {
      code: 1,
      out: "",
      err: "With these parameters, the steps do not reach reasons card_decline.breaches_limit. They reached reasons card_decline.insufficient_funds instead. The bank is as it was. Change or leave out --with.",
    };
    const line = ["trigger", "card_decline.breaches_limit"];
    expect(await run(...line, "--with", "limits.create.value=2000")).toEqual(missed);
    expect(await accountNames(run)).toEqual([]);
    // An earlier run that reached the name does not count.
    await run(...line);
    const before = await accountNames(run);
    expect(await run(...line, "--with", "limits.create.value=2000")).toEqual(missed);
    expect(await accountNames(run)).toEqual(before);
  });

  test("exits with 2 for a misspelled field, also if the bank ignores unknown fields", async () => {
    const { run } = await opened({ bank: { unknownFields: "ignore" } });
    const { code, err } = await run("trigger", "card_decline.breaches_limit", "--with", "limits.create.valeu=5");
    expect([code, err]).toEqual([2, expect.stringContaining("Did you mean --with limits.create.value? ")]);
    expect(await accountNames(run)).toEqual([]);
  });

  test("reports a step that the bank refuses with exit code 5", async () => {
    const { run } = await opened();
    const { code, err } = await run("trigger", "card_decline.breaches_limit", "--with", "limits.create.value=-1");
    expect([code, err]).toEqual([5, expect.stringContaining("value")]);
  });
});

describe("sandbank env --bank", () => {
  test("prints the live API key for the live bank, and the plain one for the default bank", async () => {
    const { run, server } = await opened({ live: true });
    const remove = writeServerFile(
      { env: { XDG_RUNTIME_DIR: emptyDirectory }, err() {} },
      { ...pickAddress(server), pid: process.pid },
    );
    onTestFinished(remove);
    const keyOf = async (...flags: string[]) =>
      JSON.parse((await run("env", "--format", "json", ...flags)).out).SANDBANK_API_KEY;
    expect(await keyOf("--bank", "live")).toBe(server.liveApiKey);
    expect(await keyOf("--bank", "default")).toBe(server.apiKey);
    expect(await keyOf("--bank", "w1")).toBe(`${server.apiKey}.w1`);
  });

  test("prints SANDBANK_BANK, so that commands act on the bank of the API key", async () => {
    const { run, server } = await opened();
    onTestFinished(
      writeServerFile(
        { env: { XDG_RUNTIME_DIR: emptyDirectory }, err() {} },
        { ...pickAddress(server), pid: process.pid },
      ),
    );
    const { out } = await run("env", "--bank", "w1", "--format", "shell");
    expect(out).toMatch(/^export SANDBANK_BANK=w1$/m);
    const env = Object.fromEntries(out.split("\n").map((line) => line.replace("export ", "").split("=")));
    await createAccount(server, "By key", env.SANDBANK_API_KEY);
    await cli(["call", "accounts.create", "name=By command"], { env });
    expect(await accountNames((...line) => cli(line, { env }))).toEqual(["By command", "By key"]);
    expect(await accountNames(run)).toEqual([]);
    expect((await run("env")).out).not.toContain("SANDBANK_BANK");
    // The variables of another bank replace those of the shell.
    const { out: other } = await cli(["env", "--bank", "default"], { env });
    expect(other).toMatch(/^SANDBANK_BANK=default$/m);
  });
});

describe("sandbank exec", () => {
  test("runs its command without the bank of the shell, which is one of another server", async () => {
    const program = "process.exit(process.env.SANDBANK_BANK === undefined ? 0 : 9)";
    const line = ["exec", "--", process.execPath, "-e", program];
    expect(await cli(line, { env: { SANDBANK_BANK: "w1" } })).toEqual({ code: 0, out: "", err: "" });
  });
});

describe("sandbank call", () => {
  test("leaves a call that the bank refuses in the log, and undoes nothing", async () => {
    const { run, admin } = await opened();
    await run("call", "accounts.create", "name=One");
    const { steps } = await admin.call("trace", {});
    await run("call", "accounts.retrieve", "account_00000000000000000000");
    expect((await admin.call("trace", {})).steps).toEqual([
      ...steps,
      expect.objectContaining({ operation: "accounts.retrieve", status: 404 }),
    ]);
    expect(await accountNames(run)).toEqual(["One"]);
  });
});

describe("sandbank call files.create", () => {
  test("sends the bytes of a file of more than 1 MiB, which files.contents returns as Base64", async () => {
    const { run } = await opened();
    const file = join(temporary(), "check.png");
    const bytes = Buffer.alloc(
      2_000_000,
      Uint8Array.from({ length: 256 }, (_, index) => index),
    );
    fs.writeFileSync(file, bytes);
    const created = await run(
      "call",
      "files.create",
      `file=@${file}`,
      "purpose=check_image_front",
      "filename=front.png",
    );
    expect(created).toMatchObject({ code: 0, err: "" });
    const { id, filename } = JSON.parse(created.out);
    expect(filename).toBe("front.png");
    const { content } = JSON.parse((await run("call", "files.contents", id)).out);
    expect(Buffer.from(content.$base64, "base64").equals(bytes)).toBe(true);
  });

  test("exits with 2 for a file that cannot be read, and for one that is too large", async () => {
    const { run } = await opened();
    const upload = (text: string) => run("call", "files.create", text, "purpose=check_image_front");
    expect(await upload("file=check.png")).toEqual({
      code: 2,
      out: "",
      err: 'file is "check.png". Write file=@PATH to send the bytes of a file.',
    });
    expect(await upload("file=@none.png")).toEqual({
      code: 2,
      out: "",
      err: expect.stringMatching(/^There is no file \S+none\.png\.$/),
    });
    const file = join(temporary(), "large.png");
    fs.writeFileSync(file, Buffer.alloc(10_485_761));
    expect(await upload(`file=@${file}`)).toMatchObject({ code: 2, err: expect.stringContaining("10485760") });
  });
});

describe("sandbank call --network", () => {
  test("calls a simulation in a live bank, which refuses one without it", async () => {
    const { run } = await opened({ live: true });
    const account = JSON.parse((await run("call", "accounts.create", "name=Live", "--bank", "live")).out).id;
    const pay = [
      "call",
      "simulations.interestPayments.create",
      `account_id=${account}`,
      "amount=100",
      "--bank",
      "live",
    ];
    expect(await run(...pay)).toEqual({
      code: 2,
      out: "",
      err: "simulations.interestPayments.create is a simulation, which clients of a live bank cannot call. Pass --network to call it as the network.",
    });
    expect(await run(...pay, "--network")).toMatchObject({ code: 0, err: "" });
    expect((await run("balance", account, "--bank", "live")).out).toMatch(/^ {2}Current +\$1\.00$/m);
  });
});

describe("sandbank clock advance --timeout", () => {
  test("exits with 6 if a receiver does not respond in time, and the clock still arrives", async () => {
    let answer = () => {};
    const receiver = createServer((_, response) => {
      answer = () => void response.end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => receiver.closeAllConnections());
    onTestFinished(() => void receiver.close());
    const { run, admin } = await opened();
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
    await run("call", "eventSubscriptions.create", `url=${url}`);
    await run("call", "accounts.create", "name=Operating");
    expect(await run("clock", "advance", "1h", "--timeout", "1ms")).toEqual({
      code: 6,
      out: "",
      err: "The clock has not arrived within 1ms. The server continues. Run `sandbank clock` to see the bank's time.",
    });
    const late = await run("clock", "advance", "0s", "--timeout", "1ms", "--json");
    const message =
      "The clock has not arrived within 1ms. The server continues. Run `sandbank clock` to see the bank's time.";
    expect({ ...late, err: JSON.parse(late.err) }).toEqual({
      code: 6,
      out: "",
      err: { error: { category: "timed_out", code: 6, message } },
    });
    const arrived = admin.call("clock.advance", { duration: "0s" });
    answer();
    expect((await arrived).to).toBe("2026-01-01T01:00:00.000Z");
  });
});

describe("sandbank export", () => {
  test("writes a part of a session as a seed, by the numbers of its entries", async () => {
    const { run } = await opened();
    for (const name of ["One", "Two", "Three"]) await run("call", "accounts.create", `name=${name}`);
    const namesOf = async (...flags: string[]) => {
      const { steps } = JSON.parse((await run("export", "--as", "seed", ...flags)).out);
      return steps.map(({ params }: { params: { name: string } }) => params.name);
    };
    expect(await namesOf()).toEqual(["One", "Two", "Three"]);
    expect(await namesOf("--to", "2")).toEqual(["One", "Two"]);
    expect(await namesOf("--from", "1")).toEqual(["Two", "Three"]);
    expect(await namesOf("--from", "1", "--to", "2")).toEqual(["Two"]);
    const journal = JSON.parse((await run("export", "--to", "1")).out);
    expect(replay(journal).accounts.list().data).toMatchObject([{ name: "One" }]);
  });

  test("writes a test of a refusal that the given part ends with", async () => {
    const { run } = await opened();
    await run("call", "accounts.create", "name=One");
    await run("call", "accounts.retrieve", "account_00000000000000000000");
    await run("call", "accounts.create", "name=Two");
    const { out } = await run("export", "--as", "test", "--to", "1");
    expect(out).toContain('test("refuses accounts.retrieve with object_not_found_error"');
    expect(out).not.toContain("Two");
  });
});

describe("sandbank export --as test", () => {
  test("exits with 2 and says why if the part that is given does not repeat the refusal", async () => {
    const { run } = await opened();
    const create = (name: string) => run("call", "accounts.create", `name=${name}`, "--idempotency-key", "once");
    await create("One");
    expect((await create("Two")).code).toBe(5);
    expect(await run("export", "--as", "test", "--from", "1")).toEqual({
      code: 2,
      out: "",
      err: expect.stringMatching(
        /^A step of the session cannot be repeated: accounts\.create\. Failed to run .*the bank accepted the step, .* Export the session --as journal\.$/,
      ),
    });
  });

  const none = {
    code: 2,
    out: "",
    err: "The session has no call that a test can repeat. Make the decline or the refused call that the test is to show, and export it again.",
  };

  test("exits with 2 if the bank was not called, or only with requests that a test does not repeat", async () => {
    const { run, server } = await opened();
    expect(await run("export", "--as", "test")).toEqual(none);
    const headers = { authorization: `Bearer ${server.apiKey}` };
    await fetch(`${server.url}/accounts`);
    await fetch(`${server.url}/accounts`, { headers });
    await fetch(`${server.url}/nowhere`, { headers });
    await run("faults", "arm", "internal_server_error");
    await fetch(`${server.url}/accounts`, { headers });
    await run("clock", "advance", "1d");
    expect(await run("export", "--as", "test")).toEqual(none);
    await createAccount(server, "Operating");
    expect(await run("export", "--as", "test")).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^The test passes\. It has 1 of 1 calls\.$/m),
    });
  });
});
