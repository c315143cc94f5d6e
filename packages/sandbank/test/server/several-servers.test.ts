import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isFullVolume } from "../../../../tests/support/volume.ts";
import { createAdminClient } from "../../src/client.ts";
import { isNginxMissing, startNginx } from "../support/nginx.ts";
import { parent } from "../support/persisted.ts";
import { type ServerProcess, startProcess } from "../support/server-process.ts";
import { sendRaw } from "../support/servers.ts";

const SERVERS = 4;
/** Clients that call at the same time. */
const CLIENTS = 16;
const banks = Array.from({ length: 1_000 }, (_, index) => `worker-${index}`);

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** The calls of a bank, by the names of the Accounts that they create. */
interface Calls {
  readonly acknowledged: Set<string>;
  /** Calls without a response of the bank: each happened once, or not at all. */
  readonly unknown: Set<string>;
}

describe.skipIf(!isFullVolume || isNginxMissing())("four servers behind nginx", () => {
  const directory = mkdtempSync(join(parent, "sandbank-nginx-"));
  const directoryOf = (index: number) => join(directory, String(index));
  const calls = new Map(banks.map((bank): [string, Calls] => [bank, { acknowledged: new Set(), unknown: new Set() }]));
  let servers: ServerProcess[];
  let url: string;
  let apiKey: string;

  beforeAll(async () => {
    servers = await Promise.all(Array.from({ length: SERVERS }, (_, index) => startProcess(directoryOf(index))));
    url = await startNginx(servers.map((server) => Number(new URL(server.url).port)));
    apiKey = servers[0]?.apiKey ?? "";
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  /** Sends a request with the API key, which may have the name of a bank. */
  async function send(path: string, { bank, headers, name }: Sent = {}): Promise<Answer> {
    const response = await fetch(url + path, {
      method: name === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${apiKey}${bank === undefined ? "" : `.${bank}`}`,
        "content-type": "application/json",
        ...headers,
      },
      ...(name !== undefined && { body: JSON.stringify({ name }) }),
    });
    return { status: response.status, body: (await response.json()) as Answer["body"] };
  }

  /** Creates an Account in a bank, and notes whether that was acknowledged. */
  async function create(bank: string, name: string, sent: () => Promise<Answer>): Promise<Answer> {
    const answer = await sent();
    const { acknowledged, unknown } = calls.get(bank) as Calls;
    (answer.status === 200 ? acknowledged : unknown).add(name);
    return answer;
  }

  const createByKey = (bank: string, name: string) => create(bank, name, () => send("/accounts", { bank, name }));

  async function requireAll(): Promise<void> {
    await eachBank(async (bank) => {
      const { acknowledged, unknown } = calls.get(bank) as Calls;
      const { body } = await send("/accounts?limit=100", { bank });
      const names = (body["data"] as { name: string }[]).map(({ name }) => name);
      const done = names.filter((name) => unknown.has(name));
      expect(names.toSorted(), bank).toEqual([...acknowledged, ...new Set(done)].toSorted());
    });
  }

  /** The banks that a server has, besides the default bank. */
  async function banksOf(server: ServerProcess | undefined): Promise<string[]> {
    const { data } = await createAdminClient({ url: server?.url ?? "", key: server?.token ?? "" }).call("banks.list");
    return data.map(({ name }) => name).filter((name) => name !== "default");
  }

  test("each of 1,000 banks is on one server, whether the path, the header, the query or the key names it", async () => {
    await eachBank(async (bank) => {
      const inPath = `/_sandbank/b/${bank}/accounts`;
      const answers = [
        await createByKey(bank, "by key"),
        await create(bank, "by path", () => send(inPath, { name: "by path" })),
        await create(bank, "by encoded path", () => send(inPath.replace("w", "%77"), { name: "by encoded path" })),
        await create(bank, "by header", () =>
          send("/accounts", { headers: { "sandbank-bank": bank }, name: "by header" }),
        ),
        await send(`/_sandbank/clock?bank=${bank}`, { headers: { authorization: `bearer  ${servers[0]?.token}` } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    });
    await requireAll();
    const placed = await Promise.all(servers.map(banksOf));
    expect(placed.flat().toSorted()).toEqual(banks.toSorted());
    expect(placed.filter((names) => names.length === 0)).toEqual([]);
  });

  test("a request that names two banks is refused", async () => {
    const refused = await send("/accounts", { bank: "worker-1", headers: { "sandbank-bank": "worker-2" } });
    expect(refused.status).toBe(400);
  });

  test("a killed server loses no acknowledged call, and no other server gets a call of its banks", async () => {
    const [killed] = servers;
    const others = await Promise.all(servers.slice(1).map(banksOf));
    const lost = new Set(await banksOf(killed));
    let kill: Promise<void> | undefined;
    await eachBank(async (bank, index) => {
      if (index === banks.length / 4) kill = killed?.kill();
      const { status } = await createByKey(bank, "under load");
      if (!lost.has(bank)) expect(status).toBe(200);
    });
    await kill;
    await eachBank(async (bank) => {
      const { status, body } = await createByKey(bank, "while it is down");
      expect(status, bank).toBe(lost.has(bank) ? 502 : 200);
      if (lost.has(bank)) expect(body).toMatchObject({ status: 502, type: "server_unreachable_error" });
    });
    servers[0] = await startProcess(directoryOf(0), { port: Number(new URL(killed?.url ?? "").port) });
    await eachBank(async (bank) => expect((await createByKey(bank, "afterwards")).status).toBe(200));
    await requireAll();
    expect((await banksOf(servers[0])).toSorted()).toEqual([...lost].toSorted());
    expect(await Promise.all(servers.slice(1).map(banksOf))).toEqual(others);
  });

  test("a stream reports each step at once", async () => {
    const types: string[] = [];
    for await (const { type } of createAdminClient({ url, key: `${apiKey}.worker-1` }).steps()) {
      types.push(type);
      if (type === "call") break;
      await createByKey("worker-1", "streamed");
    }
    expect(types).toEqual(["hello", "call"]);
  });

  test("a file of 2 MiB arrives at its bank, which refuses larger bodies than it reads", async () => {
    const form = new FormData();
    form.set("purpose", "check_image_front");
    form.set("file", new Blob([Buffer.alloc(2 * 2 ** 20)]), "front.png");
    const headers = { authorization: `Bearer ${apiKey}.worker-1` };
    expect((await fetch(`${url}/files`, { method: "POST", headers, body: form })).status).toBe(200);
    const large = { method: "POST", headers: { ...headers, "content-type": "application/json" } };
    const refused = await fetch(`${url}/accounts`, { ...large, body: " ".repeat(2 * 2 ** 20) });
    expect([refused.status, ((await refused.json()) as Answer["body"])["type"]]).toEqual([
      400,
      "malformed_request_error",
    ]);
  });

  test("a path with dots reaches the bank to which it leads", async () => {
    const target = "/_sandbank/b/worker-1/../worker-2/accounts";
    const headers = ["Host: localhost", `Authorization: Bearer ${apiKey}`];
    const { status, body } = await sendRaw({ url }, { target, headers });
    expect([status, JSON.parse(body)]).toEqual([200, (await send("/accounts", { bank: "worker-2" })).body]);
  });

  test("a foreign host is refused", async () => {
    const { status, body } = await sendRaw({ url }, { target: "/accounts", headers: ["Host: evil.test"] });
    expect([status, JSON.parse(body).type]).toEqual([403, "host_not_allowed_error"]);
  });
});

interface Sent {
  readonly bank?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The name of the Account to create. */
  readonly name?: string;
}

/** Does something with each bank, with several at a time. */
async function eachBank(act: (bank: string, index: number) => Promise<void>): Promise<void> {
  const left = banks.entries();
  const client = async () => {
    for (const [index, bank] of left) await act(bank, index);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}
