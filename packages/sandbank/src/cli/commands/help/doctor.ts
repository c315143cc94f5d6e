import * as z from "zod";
import { readServerOptions } from "../../../config/read-server-options.ts";
import { readSettings } from "../../../config/settings.ts";
import { startFlags } from "../../../config/start-flags.ts";
import { DEFAULT_PORT } from "../../../server/default-port.ts";
import type { ServerOptions } from "../../../server/server-options.ts";
import { type CommandCall, defineCommand, type Page } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import type { Paint } from "../../output/paint.ts";
import { printResult } from "../../output/print-result.ts";
import { table } from "../../output/table.ts";
import { runningServers } from "../../server/server-file.ts";
import { type Check, checked } from "./checks/check.ts";
import { checkDirectory, checkNode, checkServers } from "./checks/machine-checks.ts";
import { checkData, checkLock, checkPort, checkSeeds } from "./checks/server-checks.ts";

export const doctorCommand = defineCommand({
  words: "doctor",
  short: "Check what a server needs on this machine",
  isAlone: true,
  summary:
    "Checks what `sandbank start` needs on this machine. Exit code 1 if something is missing; a server of yours that runs is only a warning.",
  flags: {
    ...startFlags,
    fix: { type: "boolean", summary: "Remove the files of servers that no longer run." },
  },
  examples: ["doctor", "doctor --persist --seed seed.json", "doctor --fix"],
  json: z.strictObject({
    checks: z.array(
      z.strictObject({
        name: z.string(),
        ok: z.boolean(),
        warning: z.literal(true).optional(),
        detail: z.string(),
      }),
    ),
  }),
  async run(call) {
    const { io, flags } = call;
    const { configuration, options } = await checkSettings(call);
    const checks = [
      checkNode(),
      await checkDirectory(call),
      await checkServers(call, flags.fix === true),
      ...(options === undefined
        ? []
        : await checkStart(
            options,
            runningServers(io.env).some(({ url }) => Number(new URL(url).port) === (options.port ?? DEFAULT_PORT)),
          )),
      configuration,
      ...(options === undefined ? [] : [await checkSeeds(options)]),
    ];
    printResult(io, { checks }, checkLines);
    return checks.every(({ ok }) => ok) ? exitCodes.done : exitCodes.no;
  },
});

/** Checks the requirements of a start. `mayRun`: whether a Sandbank server may run already. */
async function checkStart(options: ServerOptions, mayRun: boolean): Promise<Check[]> {
  return [await checkPort(options, mayRun), await checkLock(options, mayRun), await checkData(options)];
}

function checkLines({ checks }: { readonly checks: readonly Check[] }, { paint, width }: Page): string {
  const rows = checks.map((check) => [printVerdict(check, paint), check.name, check.detail]);
  return table(rows, width).join("\n");
}

function printVerdict({ ok, warning }: Check, paint: Paint): string {
  if (!ok) return paint("red", "FAILED");
  return warning === true ? paint("yellow", "warn") : paint("green", "ok");
}

/** Checks the settings, and returns the options of a start; undefined if the settings are wrong. */
async function checkSettings(call: CommandCall) {
  let options: ServerOptions | undefined;
  const configuration = await checked("configuration", async () => {
    const { file, settings } = await readSettings(call);
    options = await readServerOptions(settings);
    return file ?? "none";
  });
  return { configuration, options: options as ServerOptions | undefined };
}
