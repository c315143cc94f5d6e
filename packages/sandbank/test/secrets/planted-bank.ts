import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pickAddress, writeServerFile } from "../../src/cli/server/server-file.ts";
import type { RunningServer } from "../../src/index.ts";
import { adminOf, createAccount, startFrozen } from "../support/servers.ts";

/** Secrets that came to the bank, each at one place and nowhere else. */
const secrets = {
  adminToken: "plantedAdminToken-01",
  signing: "plantedSigningSecret-02",
  rotated: "plantedRotatedSecret-03",
  urlToken: "plantedTokenOfUrl-04",
  user: "plantedUser-05",
  password: "plantedPassword-06",
  pathKey: "plantedKeyInPath-07",
  json: "plantedSecretInJson-08",
  form: "plantedSecretInForm-09",
  upload: Buffer.from("planted upload 10").toString("base64"),
  identification: "plantedNumberOfPerson-11",
};

export type Planted = "apiKey" | keyof typeof secrets;

export interface PlantedBank {
  readonly server: RunningServer;
  readonly env: Readonly<Record<string, string>>;
  readonly directory: string;
  readonly account: string;
  readonly subscription: string;
  readonly event: string;
  readonly receiver: string;
  readonly secrets: Readonly<Record<Planted, string>>;
  /** The names of the planted secrets that a text has. */
  readonly foundIn: (text: string) => readonly Planted[];
  readonly stop: () => Promise<void>;
}

/** A receiver that refuses each webhook, and quotes what it knows. */
async function startReceiver() {
  const receiver = createServer((request, response) => {
    request.resume();
    response.writeHead(401).end(`${request.url} does not fit ${secrets.signing} or ${secrets.rotated}.`);
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const { port } = receiver.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hooks?token=${secrets.urlToken}`, close: () => receiver.close() };
}

/** Starts a server whose bank has met every kind of secret. */
export async function plantBank(): Promise<PlantedBank> {
  const receiver = await startReceiver();
  const server = await startFrozen({ token: secrets.adminToken });
  const admin = adminOf(server);
  const directory = mkdtempSync(join(tmpdir(), "sandbank-secrets-"));
  const env = { XDG_RUNTIME_DIR: directory, SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token };
  writeServerFile({ env, err: () => {} }, { ...pickAddress(server), pid: process.pid });
  const planted = { apiKey: server.apiKey, ...secrets };
  const { id } = await admin.call("call", {
    operation: "eventSubscriptions.create",
    params: { url: receiver.url, shared_secret: secrets.signing },
  });
  const subscription = id as string;
  await admin.call("rotate_secret", { subscription, secret: secrets.rotated });
  await send(server, "GET", `/accounts?api_key=${secrets.pathKey}`);
  await send(server, "GET", `/accounts/${server.apiKey}`);
  await send(server, "POST", "/accounts", { name: "x", shared_secret: secrets.json });
  await send(server, "POST", "/event_subscriptions", {
    url: `https://${secrets.user}:${secrets.password}@hooks.test/`,
  });
  await send(server, "POST", "/entities", {
    structure: "natural_person",
    natural_person: {
      name: "Sample Person",
      date_of_birth: "1990-12-10",
      address: { line1: "1 Main Street", city: "Springfield", state: "IL", zip: "62701" },
      identification: { method: "social_security_number", number: secrets.identification },
    },
  });
  const form = new FormData();
  form.set("file", new Blob([Buffer.from(secrets.upload, "base64")]), "check.png");
  form.set("purpose", "check_image_front");
  await sendForm(server, form);
  form.set("shared_secret", secrets.form);
  await sendForm(server, form);
  const account = await createAccount(server, "Operating");
  const events = (await admin.call("call", { operation: "events.list" })) as { data: { id: string }[] };
  const event = events.data[0]?.id as string;
  return {
    ...{ server, env, directory, account: account.id, subscription, event, receiver: receiver.url, secrets: planted },
    foundIn: (text) => (Object.keys(planted) as Planted[]).filter((name) => text.includes(planted[name])),
    async stop() {
      receiver.close();
      await server.stop();
    },
  };
}

/** Waits until the receiver has responded to every webhook. */
export async function deliver({ server }: PlantedBank): Promise<void> {
  for (;;) {
    const { data } = await adminOf(server).call("attempts");
    if (data.length > 0 && data.every(({ state }) => state === "failed")) return;
  }
}

async function send({ url, apiKey }: RunningServer, method: string, path: string, body?: object): Promise<void> {
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
  await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

async function sendForm({ url, apiKey }: RunningServer, body: FormData): Promise<void> {
  await fetch(`${url}/files`, { method: "POST", headers: { authorization: `Bearer ${apiKey}` }, body });
}
