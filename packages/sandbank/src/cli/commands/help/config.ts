import { relative } from "node:path";
import * as z from "zod";
import { serverOptionsOf } from "../../../config/server-options-of.ts";
import { type Setting, settingsOf } from "../../../config/settings.ts";
import { startFlags } from "../../../config/start-flags.ts";
import type { Flag } from "../../../flags/flag.ts";
import type { Command } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import { printJson } from "../../output/print-result.ts";

const value = z.union([z.string(), z.boolean(), z.array(z.string())]);

export const configCommand: Command = {
  words: "config",
  isAlone: true,
  summary:
    "Prints each setting of `sandbank start`, and where it comes from: flag, environment, configuration or default.",
  flags: startFlags,
  examples: ["config", "config --port 3000", "config --config ci.config.json"],
  json: z.strictObject({
    file: z.string().nullable().describe("The configuration; null if there is none."),
    settings: z.record(z.string(), z.strictObject({ value: value.nullable(), origin: z.string() })),
  }),
  async run(call) {
    const { io } = call;
    const { file, settings } = await settingsOf(call);
    // Also fails for settings with which no server can start.
    await serverOptionsOf(settings);
    const rows = Object.entries(settings).map(
      ([name, setting]) => [name, shown(name, setting), setting.origin] as const,
    );
    if (io.isJson) {
      const values = rows.map(([name, text, origin]) => [name, { value: text ?? null, origin }]);
      printJson(io, { file: file ?? null, settings: Object.fromEntries(values) });
      return exitCodes.done;
    }
    const texts = rows.map(([name, text, origin]) => [name, String(text ?? defaultOf(name)), origin] as const);
    const [first, second] = [0, 1].map((index) => Math.max(...texts.map((row) => (row[index] as string).length)));
    if (file !== undefined && !io.isQuiet) io.err(`Configuration: ${relative(io.directory, file) || file}`);
    for (const [name, text, origin] of texts) {
      io.out(`${name.padEnd(first as number)}  ${text.padEnd(second as number)}  ${origin}`);
    }
    return exitCodes.done;
  },
};

/** Returns the value without secrets. */
function shown(name: string, { value }: Setting) {
  return name === "token" && value !== undefined ? "(set)" : value;
}

function defaultOf(name: string): string {
  const flag: Flag = startFlags[name as keyof typeof startFlags];
  return flag.default ?? (flag.type === "boolean" ? "false" : "none");
}
