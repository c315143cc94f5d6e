import { type AdminClient, createAdminClient, NoServerError } from "../client.ts";
import { UsageError } from "../errors/usage-error.ts";
import { BANK_NAME_RULE, isBankName } from "../names/bank-name.ts";
import { isLoopbackName } from "../names/host-name.ts";
import { runningServers } from "./server-file.ts";

interface Wanted {
  readonly url: string | undefined;
  readonly bank: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A client of the server that is meant: of `--url`, of the environment, or of the one that runs. */
export function findServer({ url: flag, bank: named, env }: Wanted): AdminClient {
  const bank = named ?? env["SANDBANK_BANK"];
  const servers = runningServers(env);
  if (bank !== undefined && !isBankName(bank)) {
    throw new UsageError(
      `${named === undefined ? "SANDBANK_BANK" : "--bank"} is ${JSON.stringify(bank)}. ${BANK_NAME_RULE}`,
    );
  }
  const url = (flag ?? env["SANDBANK_URL"])?.replace(/\/+$/, "");
  if (url !== undefined && !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) {
    throw new UsageError(
      `${flag === undefined ? "SANDBANK_URL" : "--url"} is ${JSON.stringify(url)}. Write a URL such as http://localhost:2265.`,
    );
  }
  const found = url === undefined ? servers : servers.filter((server) => isSameServer(server.url, url));
  if (url === undefined && found.length > 1) {
    const urls = found.map((server) => server.url).join(" and ");
    throw new UsageError(`Several servers run: ${urls}. Pass --url.`);
  }
  const server = found[0];
  if (url === undefined && server === undefined) {
    throw new NoServerError("No server runs. Start one with `sandbank start`, or pass --url.");
  }
  const key = env["SANDBANK_ADMIN_TOKEN"] ?? server?.token ?? env["SANDBANK_API_KEY"];
  return createAdminClient({
    url: url ?? (server?.url as string),
    ...(key !== undefined && { key }),
    ...(bank !== undefined && { bank }),
  });
}

/** Whether two URLs are of one server: the names of this machine are the same. */
export function isSameServer(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  const isHere = [a, b].every(({ hostname }) => isLoopbackName(hostname.replace(/^\[|\]$/g, "")));
  return a.port === b.port && (isHere || a.hostname === b.hostname);
}
