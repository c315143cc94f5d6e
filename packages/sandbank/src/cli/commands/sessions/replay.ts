import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { instantText } from "@sandbank/view/words/instants";
import * as z from "zod";
import { pointFlag } from "../../../flags/points.ts";
import { defineCommand } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import { printResult } from "../../output/print-result.ts";
import { wrap } from "../../output/wrap.ts";
import { bankOfFile, readSessionFile, replayFile } from "./read-session-file.ts";

export const replayCommand = defineCommand({
  words: "replay",
  short: "Replay the journal of a session",
  isAlone: true,
  summary:
    "Replays the journal of a session without a server, and prints the result. Exit code 1 if an invariant breaks.",
  positional: [{ name: "file", summary: "A journal, a session, or the page of a session." }],
  flags: {
    until: { ...pointFlag("Only what was until this point"), default: "now" },
    check: {
      type: "string",
      placeholder: "DIGEST",
      rule: (text) =>
        /^[0-9a-f]{12}$/.test(text) ? undefined : "A digest has 12 of 0-9 and a-f; `sandbank replay` prints it.",
      summary: "The digest of the state that an earlier replay printed. Exit code 1 if it differs.",
    },
  },
  examples: ["replay session.json", "replay session.json --until 12", "replay session.json --check 41d8f0a2c6b3"],
  json: z.strictObject({ entries: z.int(), now: z.string(), violations: z.int(), digest: z.string() }),
  async run({ args, flags, io }) {
    const { check, until } = flags;
    const file = resolve(io.directory, args["file"] as string);
    const session = await readSessionFile(file);
    const whole = await replayFile(file, session);
    const bank = until === undefined ? whole : await bankOfFile(session, until);
    const violations = bank.audit().length;
    const entries = bank.journal().entries.length;
    const digest = createHash("sha256").update(JSON.stringify(bank.snapshot())).digest("hex").slice(0, 12);
    const result = { entries, now: bank.clock.now(), violations, digest };
    const work = `${entries} entries replayed, until ${instantText(result.now)}.`;
    printResult(io, result, () => wrap(`${work} ${violations} violations. State ${digest}.`, io.width));
    const isOther = check !== undefined && check !== digest;
    if (isOther) io.err(`The state is ${digest}, not ${check}: another version of the engine, or another journal.`);
    return violations === 0 && !isOther ? exitCodes.done : exitCodes.no;
  },
});
