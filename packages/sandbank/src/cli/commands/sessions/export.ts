import { resolve } from "node:path";
import type { Journal, TraceStep } from "@sandbank/engine";
import { MOST_STEPS } from "@sandbank/view/reads/read-defaults";
import { type SessionFile, sessionFile } from "@sandbank/view/session/session-file";
import { formatCount } from "@sandbank/view/words/format-count";
import * as z from "zod";
import { UsageError } from "../../../errors/usage-error.ts";
import { pointFlag, toPoint } from "../../../flags/points.ts";
import { type CommandCall, defineCommand } from "../../command.ts";
import { outputFile, writeOutput } from "../../output/output-file.ts";
import { printJson } from "../../output/print-result.ts";
import { refuseServerFlags } from "../../server/refuse-server-flags.ts";
import { bankOfFile, readSessionFile } from "./read-session-file.ts";

export const exportCommand = defineCommand({
  words: "export",
  short: "Write the session as journal, seed or test",
  summary: "Writes the session of the bank, or of a file without a server, as a journal, a seed or a test.",
  positional: [
    {
      name: "file",
      summary: "A journal, a session, or the page of a session. Without it, the session of the running server's bank.",
      optional: true,
    },
  ],
  flags: {
    as: {
      type: "string",
      values: ["journal", "seed", "test"],
      rule: (text) =>
        text === "link" ? "A link has no session any more: send the file, for `sandbank open`." : undefined,
      summary:
        "A journal for `sandbank replay` and `sandbank open`, a seed for `sandbank start --seed`, or a Vitest file of the latest decline or refused call.",
      default: "journal",
    },
    from: { ...pointFlag("Leave out what was until this point"), default: "0" },
    to: {
      ...pointFlag("Only what was until this point, of whose decline a test is, if it declined something"),
      default: "now",
    },
    "no-redact": {
      type: "boolean",
      summary:
        "Keep API keys, webhook secrets, tokens, uploads and the queries of URLs, which have placeholders otherwise.",
    },
    out: { type: "string", placeholder: "FILE", summary: "The file.", default: "the standard output" },
  },
  examples: [
    "export --out session.json",
    "export --as seed --out seed.json",
    "export --to 12",
    "export --as test --out decline.test.js",
    "export session.html --as test --out decline.test.js",
  ],
  json: z.union([
    z.strictObject({ file: z.string(), as: z.enum(["journal", "seed", "test"]) }).describe("With --out."),
    z.strictObject({ journal: z.looseObject({}) }),
    z.strictObject({ seed: z.looseObject({}) }),
    z.strictObject({ test: z.string().describe("The text of the file.") }),
  ]),
  async run(call) {
    const { flags, io } = call;
    const as = flags.as ?? "journal";
    const isRedacted = flags["no-redact"] !== true;
    const file = flags.out === undefined ? undefined : outputFile("--out", flags.out, io.directory);
    const { from = "0", to } = flags;
    if (from !== "0" && as === "journal") {
      throw new UsageError(`--from is for --as seed and --as test: a journal begins with the bank. Use --to.`);
    }
    const read = call.args["file"] === undefined ? sessionOfBank : sessionOfFile;
    const whole = await read(call, as, to);
    const first = from === "0" ? 0 : (await read(call, "journal", from)).journal.entries.length;
    const { redactSession } = await import("@sandbank/view/session/redact-session");
    const { stepsUntil } = await import("@sandbank/view/session/part-of-journal");
    const part = to === undefined ? whole : { ...whole, steps: stepsUntil(whole.steps, whole.journal.entries.length) };
    const session = isRedacted ? redactSession(part) : part;
    const text = as === "journal" ? JSON.stringify(session.journal) : await exported(call, { as, session, first });
    if (file !== undefined) {
      writeOutput(file, text);
      if (io.isJson) printJson(io, { file, as });
      else if (!io.isQuiet) io.err(`Written to ${file}.`);
    } else if (io.isJson) {
      printJson(io, { [as]: as === "test" ? text : JSON.parse(text) });
    } else {
      io.out(text);
    }
  },
});

type Form = "journal" | "seed" | "test";

/** Reads the session of a bank of the running server. Refused calls are read for a test only. */
async function sessionOfBank({ client }: CommandCall, as: Form, to: string | undefined): Promise<SessionFile> {
  const admin = await client();
  // Redacts here, so that the placeholders are numbered within this file.
  const part = { secrets: "shown", ...(to !== undefined && { until: toPoint(to) }) } as const;
  const journal = (await admin.call("journal", part)) as unknown as Journal;
  const read = as === "test" ? (await admin.call("trace", { last: MOST_STEPS, secrets: "shown" })).steps : [];
  return sessionFile("default", journal, read as unknown as readonly TraceStep[]);
}

/** Reads a session from a file. Rejects with a `UsageError`. */
async function sessionOfFile(call: CommandCall, _as: Form, to: string | undefined): Promise<SessionFile> {
  const { args, io } = call;
  refuseServerFlags(call);
  const session = await readSessionFile(resolve(io.directory, args["file"] as string));
  return to === undefined ? session : { ...session, journal: (await bankOfFile(session, to)).journal() };
}

interface StepsExport {
  readonly as: "seed" | "test";
  readonly session: SessionFile;
  readonly first: number;
}

async function exported({ io }: CommandCall, { as, session, first }: StepsExport): Promise<string> {
  const { journal } = session;
  const onProgress = (left: number) =>
    io.progress(`Shortening the test: ${formatCount(left, "step is", "steps are")} left.`);
  const { exportSeed, exportTest, SessionError } = await import("@sandbank/view/session/export-session");
  const { findFailure: failureOf } = await import("@sandbank/view/session/run-test");
  try {
    const { text, notes } =
      as === "seed" ? exportSeed(journal, first) : exportTest(journal, session, { failureOf, first, onProgress });
    io.progress(null);
    if (!io.isQuiet) for (const note of notes) io.err(note);
    return text.trimEnd();
  } catch (error) {
    io.progress(null);
    if (error instanceof SessionError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}
