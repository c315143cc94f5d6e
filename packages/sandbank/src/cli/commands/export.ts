import type { Journal, Trace } from "@sandbank/engine";
import * as z from "zod";
import type { AdminClient } from "../../client.ts";
import { packSession } from "../../session/pack.ts";
import { upTo } from "../../session/part-of-journal.ts";
import { redactSession } from "../../session/redact.ts";
import { sessionFile } from "../../session/session-file.ts";
import type { Command, CommandCall, CommandIo } from "../command.ts";
import { exitCodes } from "../exit-codes.ts";
import { inspectorUrl } from "../inspector-url.ts";
import { outputFile, writeOutput } from "../output-file.ts";
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
    from: { type: "string", placeholder: "NUMBER", summary: "Without so many of the first entries.", default: "0" },
    to: { type: "string", placeholder: "NUMBER", summary: "Only so many of the first entries.", default: "all" },
    "no-redact": {
      type: "boolean",
      summary: "Keep API keys, webhook secrets, uploads and the queries of URLs in a journal or a link.",
    },
    out: { type: "string", placeholder: "FILE", summary: "The file.", default: "the standard output" },
  },
  examples: [
    "export --out session.json",
    "export --as seed --out seed.json",
    "export --to 12",
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
    const file = flags["out"] === undefined ? undefined : outputFile("--out", flags["out"] as string, io.directory);
    const first = numberIn(flags, "from") ?? 0;
    const to = numberIn(flags, "to");
    if (first > 0 && (as === "journal" || as === "link")) {
      throw new UsageError(`--from is for --as seed and --as test: a ${as} begins with the bank. Use --to.`);
    }
    const admin = await client();
    const whole = (await admin.call("journal")) as unknown as Journal;
    const { length } = whole.entries;
    for (const [flag, number] of Object.entries({ from: first, to: to ?? 0 })) {
      if (number <= length) continue;
      throw new UsageError(
        `--${flag} is ${number}, and the journal ends at entry ${length}. Write a number up to ${length}.`,
      );
    }
    const journal = to === undefined ? whole : upTo(whole, to);
    const text =
      as === "seed" || as === "test"
        ? await exported({ admin, as, io, journal, first })
        : await sessionText({ admin, as, io, journal, isRedacted });
    if (file !== undefined) {
      writeOutput(file, text);
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

function numberIn(flags: CommandCall["flags"], name: string): number | undefined {
  const text = flags[name] as string | undefined;
  if (text === undefined) return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new UsageError(`--${name} is ${JSON.stringify(text)}. It must be a whole number of 0 or more.`);
}

type Form = "journal" | "seed" | "test" | "link";

interface SessionExport {
  readonly admin: AdminClient;
  readonly as: "journal" | "link";
  readonly io: CommandIo;
  readonly journal: Journal;
  readonly isRedacted: boolean;
}

/** Some programs cut off longer addresses. */
const LONG_LINK = 8_000;

async function sessionText({ admin, as, io, journal, isRedacted }: SessionExport): Promise<string> {
  const whole = sessionFile("default", journal);
  const session = isRedacted ? redactSession(whole) : whole;
  if (as === "journal") return JSON.stringify(session.journal);
  const link = `${inspectorUrl(admin.url)}#/?s=${await packSession(session)}`;
  if (link.length > LONG_LINK && !io.isQuiet) {
    io.err(`The link has ${link.length} characters, and some programs cut off such a link. A journal has no limit.`);
  }
  return link;
}

interface StepsExport {
  readonly admin: AdminClient;
  readonly as: "seed" | "test";
  readonly io: CommandIo;
  readonly journal: Journal;
  readonly first: number;
}

async function exported({ admin, as, io, journal, first }: StepsExport): Promise<string> {
  const trace = (await admin.call("trace", { last: 1000 })) as unknown as Trace;
  const steps = trace.steps.filter(({ entry }) => entry <= journal.entries.length);
  const onProgress = (left: number) => io.progress(`Shortening the test: ${left} steps are left.`);
  const { exportSeed, exportTest, SessionError } = await import("../../session/export-session.ts");
  try {
    const { text, notes } =
      as === "seed" ? exportSeed(journal, first) : exportTest(journal, { steps }, { first, onProgress });
    io.progress(null);
    if (!io.isQuiet) for (const note of notes) io.err(note);
    return text.trimEnd();
  } catch (error) {
    io.progress(null);
    if (error instanceof SessionError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}
