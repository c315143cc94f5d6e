import { relative } from "node:path";
import * as z from "zod";
import { readServerOptions } from "../../../config/read-server-options.ts";
import { readSettings } from "../../../config/settings.ts";
import { startFlags } from "../../../config/start-flags.ts";
import type { Flag } from "../../../flags/flag.ts";
import type { Command, Page } from "../../command.ts";
import { printResult } from "../../output/print-result.ts";
import { table } from "../../output/table.ts";
import { measureWidth } from "../../output/wrap.ts";

const value = z.union([z.string(), z.boolean(), z.array(z.string())]);

const result = z.strictObject({
  file: z.string().nullable().describe("The configuration; null if there is none."),
  settings: z.record(z.string(), z.strictObject({ value: value.nullable(), origin: z.string() })),
});

export const configCommand: Command = {
  words: "config",
  short: "Print the settings, and where they come from",
  isAlone: true,
  summary:
    "Prints each setting of `sandbank start`, and where it comes from: flag, environment, configuration or default.",
  flags: startFlags,
  examples: ["config", "config --port 3000", "config --config ci.config.json"],
  json: result,
  async run(call) {
    const { io } = call;
    const { file, settings } = await readSettings(call);
    // Also fails for settings with which no server can start.
    await readServerOptions(settings);
    const shown = Object.entries(settings).map(([name, { value = null, origin }]) => {
      const isSecret = name === "token" && value !== null;
      return [name, { value: isSecret ? "(set)" : value, origin }];
    });
    if (file !== undefined && !io.isQuiet && !io.isJson) {
      io.err(`Configuration: ${relative(io.directory, file) || file}`);
    }
    printResult(io, { file: file ?? null, settings: Object.fromEntries(shown) }, configLines);
  },
};

/** Lines up the settings. Those that are not the default are in bold. */
function configLines({ settings }: z.output<typeof result>, { width, paint }: Page): string {
  const rows = Object.entries(settings).map(([name, { value, origin }]) => {
    const text = String(value ?? readDefault(name));
    return origin === "default" ? [name, text, paint("dim", origin)] : [name, paint("bold", text), origin];
  });
  const lines = table(rows, Infinity);
  if (lines.every((line) => measureWidth(line) <= width)) return lines.join("\n");
  // Beside a long path, a column of origins does not fit.
  const narrow = rows.map(([name = "", text, origin]) => [name, `${text} (${origin})`]);
  return table(narrow, width).join("\n");
}

function readDefault(name: string): string {
  const flag: Flag = startFlags[name as keyof typeof startFlags];
  return flag.default ?? (flag.type === "boolean" ? "false" : "none");
}
