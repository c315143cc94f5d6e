import type { AdminOperation } from "../admin/operation.ts";
import { adminOperations } from "../admin/operations.ts";

/** Returns the instructions for agents that use the server. */
export function llmsText(url: string, version: string): string {
  const operations = Object.values(adminOperations) as AdminOperation[];
  return [
    `# Sandbank ${version}`,
    "",
    "> An emulator of a banking API. No real money moves: every Account, Card and transfer exists in this process only.",
    "",
    `- The API is at ${url}. Send \`Authorization: Bearer <api key>\`; \`sandbank env\` prints the key.`,
    "- `<api key>.<name>` opens a bank of its own: use a name for each test worker or task.",
    "- Amounts are integers in cents. Times are ISO 8601 in UTC, by the bank's clock.",
    "- A decline is not an error: read it with `GET /_sandbank/explain?id=<declined transaction id>`.",
    '- Move time with `POST /_sandbank/clock/advance` and `{"duration":"31d"}`: webhooks and expiries run on the way.',
    "- The admin API accepts the API key of a bank for that bank, or the admin token for the server.",
    "- On the command line, `sandbank --map=json` describes every command, its flags and its JSON.",
    "",
    "## Admin API",
    "",
    ...operations.map(({ method, path, summary }) => `- \`${method} /_sandbank${path}\`: ${summary}`),
    "",
    "## Descriptions",
    "",
    `- [OpenAPI of the admin API](${url}/_sandbank/openapi.json)`,
    "",
  ].join("\n");
}
