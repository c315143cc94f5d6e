import { existsSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Journal, Trace } from "@sandbank/engine";
import * as z from "zod";
import type { AdminClient } from "../../client.ts";
import type { Command, CommandIo } from "../command.ts";
import { exitCodes } from "../exit-codes.ts";
import { printJson } from "../print-result.ts";
import { UsageError } from "../usage-error.ts";

export const exportCommand: Command = {
  words: "export",
  summary: "Writes a session of the bank as a journal, as a seed or as a test.",
  flags: {
    as: {
      type: "string",
      values: ["journal", "seed", "test"],
      summary:
        "A journal for `sandbank replay`, a seed for `sandbank start --seed`, or a Vitest file of the latest decline or refused call.",
      default: "journal",
    },
    out: { type: "string", placeholder: "FILE", summary: "The file.", default: "the standard output" },
  },
  examples: ["export --out session.json", "export --as seed --out seed.json", "export --as test --out decline.test.js"],
  json: z.union([
    z.strictObject({ file: z.string(), as: z.enum(["journal", "seed", "test"]) }).describe("With --out."),
    z.strictObject({ journal: z.looseObject({}) }),
    z.strictObject({ seed: z.looseObject({}) }),
    z.strictObject({ test: z.string().describe("The text of the file.") }),
  ]),
  async run({ flags, io, client }) {
    const as = (flags["as"] as "journal" | "seed" | "test" | undefined) ?? "journal";
    const file = flags["out"] === undefined ? undefined : resolve(io.directory, flags["out"] as string);
    if (file !== undefined && !existsSync(dirname(file))) {
      throw new UsageError(`--out is ${JSON.stringify(flags["out"])}. There is no directory ${dirname(file)}.`);
    }
    const admin = await client();
    const text = as === "journal" ? JSON.stringify(await admin.call("journal")) : await exported(admin, as, io);
    if (file !== undefined) {
      writeText(file, text);
      if (io.isJson) printJson(io, { file, as });
      else if (!io.isQuiet) io.err(`Written to ${file}.`);
    } else if (io.isJson) {
      printJson(io, { [as]: as === "test" ? text : JSON.parse(text) });
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
