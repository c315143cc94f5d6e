import { type AdminClient, createAdminClient, NoServerError } from "../client.ts";
import { runningServers } from "./server-file.ts";
import { UsageError } from "./usage-error.ts";

interface Wanted {
  readonly url: string | undefined;
  readonly bank: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A client of the server that is meant: of `--url`, of the environment, or of the one that runs. */
export function findServer({ url: flag, bank: named, env }: Wanted): AdminClient {
  const bank = named ?? env["SANDBANK_BANK"];
  const servers = runningServers(env);
  const url = (flag ?? env["SANDBANK_URL"])?.replace(/\/+$/, "");
  const found = url === undefined ? servers : servers.filter((server) => server.url === url);
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
