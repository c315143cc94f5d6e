import { listed } from "@sandbank/view/words/listed";
import { type AdminClient, createAdminClient, NoServerError } from "../../client.ts";
import { readPort } from "../../config/read-server-options.ts";
import { readSettings } from "../../config/settings.ts";
import { UsageError, wrongValue } from "../../errors/usage-error.ts";
import { isUrl } from "../../flags/rules.ts";
import { BANK_NAME_RULE, isBankName } from "../../names/bank-name.ts";
import { isLoopbackName } from "../../names/host-name.ts";
import type { CommandIo } from "../command.ts";
import { requireValue } from "../parse/usage-problems.ts";
import { explainingKey, type KeySource } from "./explain-key.ts";
import { runningServers, type ServerFile } from "./server-file.ts";
import { versionAt } from "./start-or-explain.ts";

type Surroundings = Pick<CommandIo, "env" | "directory">;

interface Wanted {
  readonly url: string | undefined;
  readonly bank: string | undefined;
  readonly io: Surroundings;
}

/**
 * Creates a client of the server at the first of these that is set: `--url`, `SANDBANK_URL`, `SANDBANK_PORT`, the port
 * of the configuration. Without any, it uses the only running server.
 */
export async function requireServer({ url: flag, bank: named, io }: Wanted): Promise<AdminClient> {
  const { env } = io;
  const bank = named ?? env["SANDBANK_BANK"];
  if (bank !== undefined && !isBankName(bank)) {
    throw wrongValue(named === undefined ? "SANDBANK_BANK" : "--bank", bank, BANK_NAME_RULE);
  }
  const servers = runningServers(env);
  const url = givenUrl(flag, env) ?? (await urlAtPort(io, servers)) ?? urlOfOnly(servers);
  const token = servers.find((server) => isSameServer(server.url, url))?.token;
  const { key, source } = chooseKey(env, token);
  const admin = createAdminClient({ url, ...(key !== undefined && { key }), ...(bank !== undefined && { bank }) });
  return explainingKey(admin, source);
}

/** Returns the key of a command. `token` is that of the server's file; undefined if there is no file. */
function chooseKey(
  env: Surroundings["env"],
  token: string | undefined,
): { key: string | undefined; source: KeySource } {
  const { SANDBANK_ADMIN_TOKEN: given, SANDBANK_API_KEY: apiKey } = env;
  if (given !== undefined) return { key: given, source: "SANDBANK_ADMIN_TOKEN" };
  if (token !== undefined) return { key: token, source: "file" };
  return { key: apiKey, source: apiKey === undefined ? "none" : "SANDBANK_API_KEY" };
}

const isServerUrl = isUrl("http://localhost:2265");

function givenUrl(flag: string | undefined, env: Surroundings["env"]): string | undefined {
  const url = (flag ?? env["SANDBANK_URL"])?.replace(/(?<!\/)\/+$/, "");
  if (url !== undefined) requireValue(flag === undefined ? "SANDBANK_URL" : "--url", url, { rule: isServerUrl });
  return url;
}

/** Returns the server at the port of the environment or the configuration; undefined if they set none, or 0. */
async function urlAtPort(io: Surroundings, servers: readonly ServerFile[]): Promise<string | undefined> {
  const { settings } = await readSettings({ flags: {}, io });
  const port = readPort(settings);
  if (port === undefined || port === 0) return undefined;
  const url = `http://localhost:${port}`;
  const found = servers.find((server) => new URL(server.url).port === new URL(url).port);
  if (found !== undefined) return found.url;
  // The server may run in a container or as another user.
  if ((await versionAt(url)) !== undefined) return url;
  const running = servers.length === 0 ? "" : `Running: ${listUrls(servers)}. `;
  throw new NoServerError(
    `No server answers at ${url} (${settings["port"]?.label}). ${running}Start one with \`sandbank start\`, or pass --url.`,
  );
}

function urlOfOnly(servers: readonly ServerFile[]): string {
  const [first, ...others] = servers;
  if (first === undefined) {
    throw new NoServerError("No server runs. Start one with `sandbank start`, or pass --url.");
  }
  if (others.length > 0) throw new UsageError(`Several servers run: ${listUrls(servers)}. Pass --url.`);
  return first.url;
}

function listUrls(servers: readonly ServerFile[]): string {
  const urls = servers.map(({ url }) => url);
  return listed(urls, "and");
}

/** Returns whether two URLs belong to the same server. The names of this machine are equivalent. */
export function isSameServer(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  const isHere = [a, b].every(({ hostname }) => isLoopbackName(hostname));
  return a.port === b.port && (isHere || a.hostname === b.hostname);
}
