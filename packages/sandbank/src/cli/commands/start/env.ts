import * as z from "zod";
import { NoServerError } from "../../../client.ts";
import { posixQuoted } from "../../../programs/posix-word.ts";
import { defineCommand } from "../../command.ts";
import { printJson } from "../../output/print-result.ts";
import { isSameServer } from "../../server/require-server.ts";
import { createEnvironment, runningServers } from "../../server/server-file.ts";

export const envCommand = defineCommand({
  words: "env",
  short: "Print variables that lead to the server",
  bank: "any",
  summary:
    "Prints the variables by which programs and commands find the running server: of the default bank, or of --bank.",
  flags: {
    format: { type: "string", values: ["dotenv", "shell", "json"], summary: "How to write them.", default: "dotenv" },
  },
  examples: ["env > .env.test", "env --bank worker-1", 'env --format shell  # eval "$(sandbank env --format shell)"'],
  json: z.strictObject({
    SANDBANK_URL: z.string(),
    SANDBANK_API_KEY: z.string(),
    SANDBANK_LIVE_API_KEY: z.string().optional(),
    SANDBANK_ADMIN_TOKEN: z.string(),
    SANDBANK_BANK: z.string().optional().describe("If --bank or SANDBANK_BANK names a bank."),
  }),
  async run({ flags, io, client }) {
    const { url } = await client();
    const server = runningServers(io.env).find((each) => isSameServer(each.url, url));
    if (server === undefined) throw new NoServerError(`No server of this user runs at ${url}.`);
    const variables = createEnvironment(server, flags.bank ?? io.env["SANDBANK_BANK"]);
    if (io.isJson || flags.format === "json") return printJson(io, variables);
    const print = flags.format === "shell" ? printExport : printDotenv;
    const lines = Object.entries(variables).map(([name, value]) => print(name, value));
    io.out(lines.join("\n"));
  },
});

/** Values without a meaning to a shell or a reader of `.env` files. */
const PLAIN = /^[\w./:@,+-]*$/;

function printExport(name: string, value: string): string {
  return `export ${name}=${PLAIN.test(value) ? value : posixQuoted(value)}`;
}

/** The quotes of `.env` files, each with what a value in them may not have. The first two also hold in a shell. */
const QUOTES = [
  ["'", /'/],
  ['"', /["$`\\]/],
  ["`", /`/],
] as const;

function printDotenv(name: string, value: string): string {
  if (PLAIN.test(value)) return `${name}=${value}`;
  const [quote] = QUOTES.find(([, refused]) => !refused.test(value)) ?? [""];
  return `${name}=${quote}${value}${quote}`;
}
