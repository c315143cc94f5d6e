/** Measures calls of the SDK over HTTP, paired with `fetch` for the same JSON. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { BankClient } from "@sandbank/sdk";
import { undiciTransport } from "@sandbank/sdk/undici";
import { asyncMicrosecondsOfBoth, type Paired } from "../measure.ts";

export interface CallFigures {
  readonly fetch: { readonly alone: Paired; readonly sixteen: Paired; readonly list: Paired };
  readonly undici: { readonly alone: Paired; readonly sixteen: Paired };
}

const server = fork(fileURLToPath(new URL("server.ts", import.meta.url)));
const [{ baseUrl, id }] = await once(server, "message");
const apiKey = "sandbox_key_0123456789";

const headers = { accept: "application/json", authorization: `Bearer ${apiKey}` };
const bare = async (path: string) => (await fetch(baseUrl + path, { headers })).json();
const bareRetrieve = () => bare(`/accounts/${id}`);

/** A `fetch` with what a time limit and a refusal of redirects need. */
async function limited(path: string): Promise<unknown> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), 30_000);
  try {
    const response = await fetch(baseUrl + path, { headers, signal: abort.signal, redirect: "manual" });
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}
const limitedRetrieve = () => limited(`/accounts/${id}`);
const limitedList = () => limited("/accounts?limit=100");

const overFetch = new BankClient({ apiKey, baseUrl });
const overUndici = new BankClient({ apiKey, baseUrl, transport: undiciTransport() });
const alone = { calls: 200 };
const sixteen = { calls: 800, atATime: 16 };

const figures: CallFigures = {
  fetch: {
    alone: await asyncMicrosecondsOfBoth(alone, limitedRetrieve, () => overFetch.accounts.retrieve(id)),
    sixteen: await asyncMicrosecondsOfBoth(sixteen, limitedRetrieve, () => overFetch.accounts.retrieve(id)),
    list: await asyncMicrosecondsOfBoth({ calls: 100 }, limitedList, async () =>
      overFetch.accounts.list({ limit: 100 }),
    ),
  },
  undici: {
    alone: await asyncMicrosecondsOfBoth(alone, bareRetrieve, () => overUndici.accounts.retrieve(id)),
    sixteen: await asyncMicrosecondsOfBoth(sixteen, bareRetrieve, () => overUndici.accounts.retrieve(id)),
  },
};
console.log(JSON.stringify(figures));
process.exit();
