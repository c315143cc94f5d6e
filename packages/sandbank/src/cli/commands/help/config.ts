import { relative } from "node:path";
import * as z from "zod";
import { readServerOptions } from "../../../config/read-server-options.ts";
import { readSettings, type Setting } from "../../../config/settings.ts";
import { startFlags } from "../../../config/start-flags.ts";
import type { Flag } from "../../../flags/flag.ts";
import type { Command, Page } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import { printJson } from "../../output/print-result.ts";
import { table } from "../../output/table.ts";
import { measureWidth } from "../../output/wrap.ts";

const value = z.union([z.string(), z.boolean(), z.array(z.string())]);

export const configCommand: Command = {
  words: "config",
  short: "Print the settings, and where they come from",
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
    const { file, settings } = await readSettings(call);
    // Also fails for settings with which no server can start.
    await readServerOptions(settings);
    const rows = Object.entries(settings).map(
      ([name, setting]) => [name, shown(name, setting), setting.origin] as const,
    );
    if (io.isJson) {
      const values = rows.map(([name, text, origin]) => [name, { value: text ?? null, origin }]);
      printJson(io, { file: file ?? null, settings: Object.fromEntries(values) });
      return exitCodes.done;
    }
    const texts = rows.map(([name, text, origin]) => [name, String(text ?? readDefault(name)), origin] as const);
    if (file !== undefined && !io.isQuiet) io.err(`Configuration: ${relative(io.directory, file) || file}`);
    io.out(configLines(texts, io));
    return exitCodes.done;
  },
};

type Row = readonly [name: string, value: string, origin: string];

/** Lines up the settings. Those that are not the default are in bold. */
function configLines(rows: readonly Row[], { width, paint }: Page): string {
  const painted = rows.map(([name, text, origin]) =>
    origin === "default" ? [name, text, paint("dim", origin)] : [name, paint("bold", text), origin],
  );
  const lines = table(painted, Infinity);
  if (lines.every((line) => measureWidth(line) <= width)) return lines.join("\n");
  // Beside a long path, a column of origins does not fit.
  return table(
    painted.map(([name = "", text, origin]) => [name, `${text} (${origin})`]),
    width,
  ).join("\n");
}

/** Returns the value without secrets. */
function shown(name: string, { value }: Setting) {
  return name === "token" && value !== undefined ? "(set)" : value;
}

function readDefault(name: string): string {
  const flag: Flag = startFlags[name as keyof typeof startFlags];
  return flag.default ?? (flag.type === "boolean" ? "false" : "none");
}
