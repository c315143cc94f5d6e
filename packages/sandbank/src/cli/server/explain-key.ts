import type { AdminErrorBody } from "../../admin/error-body.ts";
import { type AdminClient, AdminError } from "../../client.ts";

/** The origin of a command's key: an environment variable, or the file of a running server. */
export type KeySource = "SANDBANK_ADMIN_TOKEN" | "SANDBANK_API_KEY" | "file" | "none";

/** Wraps a client. Its error for a key that the server does not accept names the origin of the key. */
export function explainingKey(admin: AdminClient, source: KeySource): AdminClient {
  return {
    ...admin,
    async call(name, params, options) {
      try {
        return await admin.call(name, params, options);
      } catch (error) {
        const detail = describeKey(admin.url, source);
        if (!(error instanceof AdminError) || error.type !== "admin_key_error" || detail === undefined) throw error;
        throw new AdminError({ ...(error.body as AdminErrorBody), detail });
      }
    },
  };
}

function describeKey(url: string, source: KeySource): string | undefined {
  if (source === "file") return undefined;
  if (source === "none") {
    return `The server at ${url} was not started by this user on this machine, so its admin token is not known. Set SANDBANK_ADMIN_TOKEN to it.`;
  }
  const what = source === "SANDBANK_API_KEY" ? "an API key" : "the admin token";
  return `${source} is not ${what} of the server at ${url}, which may have been restarted. Run \`eval "$(sandbank env --format shell)"\` again, or unset ${source}.`;
}
