import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Journal, replay } from "@sandbank/engine";
import type { Command } from "../command.ts";
import { exitCodes } from "../exit-codes.ts";
import { printJson } from "../print-result.ts";
import { UsageError } from "../usage-error.ts";

export const exportCommand: Command = {
  words: "export",
  summary: "Writes what came to the bank from outside, so that it can be replayed.",
  flags: {
    as: { type: "string", values: ["journal"], summary: "Default: journal, for `sandbank replay` and `replay()`." },
    out: { type: "string", placeholder: "FILE", summary: "The file. Default: the standard output." },
  },
  examples: ["export --out session.json"],
  async run({ flags, io, client }) {
    const text = JSON.stringify(await (await client()).call("journal"));
    const file = flags["out"];
    if (typeof file === "string") writeFileSync(resolve(io.directory, file), `${text}\n`);
    else io.out(text);
    return exitCodes.done;
  },
};

export const replayCommand: Command = {
  words: "replay",
  summary: "Replays an exported journal without a server, and says what came of it.",
  positional: [{ name: "file", summary: "A file that `sandbank export` wrote." }],
  flags: { until: { type: "string", placeholder: "NUMBER", summary: "Only so many entries. Default: all." } },
  examples: ["replay session.json", "replay session.json --until 12"],
  async run({ args, flags, io }) {
    const until = flags["until"] === undefined ? undefined : Number(flags["until"]);
    const journal = readJournal(resolve(io.directory, args["file"] as string));
    let bank: ReturnType<typeof replay>;
    try {
      bank = replay(journal, until === undefined ? {} : { until });
    } catch (error) {
      throw new UsageError((error as Error).message.replace("[sandbank] ", ""));
    }
    const violations = bank.audit();
    const result = {
      entries: Math.min(until ?? journal.entries.length, journal.entries.length),
      now: bank.clock.now(),
      violations: violations.length,
    };
    if (io.isJson) printJson(io, result);
    else io.out(`${result.entries} entries replayed, until ${result.now}. ${violations.length} violations.`);
    return violations.length === 0 ? exitCodes.done : exitCodes.no;
  },
};

function readJournal(path: string): Journal {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Journal;
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}.`);
  }
}
