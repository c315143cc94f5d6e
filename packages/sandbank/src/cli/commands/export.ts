import { existsSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Journal, Trace } from "@sandbank/engine";
import * as z from "zod";
import type { AdminClient } from "../../client.ts";
import { packSession } from "../../session/pack.ts";
import { redactSession } from "../../session/redact.ts";
import { sessionFile } from "../../session/session-file.ts";
import type { Command, CommandIo } from "../command.ts";
import { exitCodes } from "../exit-codes.ts";
import { inspectorUrl } from "../inspector-url.ts";
import { printJson } from "../print-result.ts";
import { UsageError } from "../usage-error.ts";

export const exportCommand: Command = {
  words: "export",
  summary: "Writes a session of the bank as a journal, a seed, a test or a link.",
  flags: {
    as: {
      type: "string",
      values: ["journal", "seed", "test", "link"],
      summary:
        "A journal for `sandbank replay` and `sandbank open`, a seed for `sandbank start --seed`, a Vitest file of the latest decline or refused call, or a link to the inspector that contains the session.",
      default: "journal",
    },
    "no-redact": {
      type: "boolean",
      summary: "Keep API keys, webhook secrets, uploads and the queries of URLs in a journal or a link.",
    },
    out: { type: "string", placeholder: "FILE", summary: "The file.", default: "the standard output" },
  },
  examples: [
    "export --out session.json",
    "export --as seed --out seed.json",
    "export --as test --out decline.test.js",
    "export --as link",
  ],
  json: z.union([
    z.strictObject({ file: z.string(), as: z.enum(["journal", "seed", "test", "link"]) }).describe("With --out."),
    z.strictObject({ journal: z.looseObject({}) }),
    z.strictObject({ seed: z.looseObject({}) }),
    z.strictObject({ test: z.string().describe("The text of the file.") }),
    z.strictObject({ link: z.string() }),
  ]),
  async run({ flags, io, client }) {
    const as = (flags["as"] as Form | undefined) ?? "journal";
    const isRedacted = flags["no-redact"] !== true;
    if (!isRedacted && (as === "seed" || as === "test")) {
      throw new UsageError(`--no-redact is for journals and links: a ${as} has the values that its steps need.`);
    }
    const file = flags["out"] === undefined ? undefined : resolve(io.directory, flags["out"] as string);
    if (file !== undefined && !existsSync(dirname(file))) {
      throw new UsageError(`--out is ${JSON.stringify(flags["out"])}. There is no directory ${dirname(file)}.`);
    }
    const admin = await client();
    const text =
      as === "seed" || as === "test" ? await exported(admin, as, io) : await sessionText(admin, { as, isRedacted }, io);
    if (file !== undefined) {
      writeText(file, text);
      if (io.isJson) printJson(io, { file, as });
      else if (!io.isQuiet) io.err(`Written to ${file}.`);
    } else if (io.isJson) {
      printJson(io, { [as]: as === "test" || as === "link" ? text : JSON.parse(text) });
    } else {
      io.out(text);
    }
    return exitCodes.done;
  },
};

function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text.endsWith("\n") ? text : `${text}\n`);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${(error as Error).message}.`);
  }
}

type Form = "journal" | "seed" | "test" | "link";

interface SessionForm {
  readonly as: "journal" | "link";
  readonly isRedacted: boolean;
}

/** Some programs cut off longer addresses. */
const LONG_LINK = 8_000;

async function sessionText(admin: AdminClient, { as, isRedacted }: SessionForm, io: CommandIo): Promise<string> {
  const whole = sessionFile("default", (await admin.call("journal")) as unknown as Journal);
  const session = isRedacted ? redactSession(whole) : whole;
  if (as === "journal") return JSON.stringify(session.journal);
  const link = `${inspectorUrl(admin.url)}#/?s=${await packSession(session)}`;
  if (link.length > LONG_LINK && !io.isQuiet) {
    io.err(`The link has ${link.length} characters, and some programs cut off such a link. A journal has no limit.`);
  }
  return link;
}

async function exported(admin: AdminClient, as: "seed" | "test", io: CommandIo): Promise<string> {
  const journal = (await admin.call("journal")) as unknown as Journal;
  const trace = (await admin.call("trace", { last: 1000 })) as unknown as Trace;
  const { exportSeed, exportTest, SessionError } = await import("../../session/export-session.ts");
  try {
    const { text, notes } =
      as === "seed"
        ? exportSeed(journal)
        : exportTest(journal, trace, (left) => io.progress(`Shortening the test: ${left} steps are left.`));
    io.progress(null);
    if (!io.isQuiet) for (const note of notes) io.err(note);
    return text.trimEnd();
  } catch (error) {
    io.progress(null);
    if (error instanceof SessionError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}
