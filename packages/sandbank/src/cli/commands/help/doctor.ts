import { printable } from "@sandbank/view/words/printable";
import * as z from "zod";
import { readServerOptions } from "../../../config/read-server-options.ts";
import { readSettings } from "../../../config/settings.ts";
import { startFlags } from "../../../config/start-flags.ts";
import { DEFAULT_PORT } from "../../../server/default-port.ts";
import type { ServerOptions } from "../../../server/server-options.ts";
import { type CommandCall, type CommandIo, defineCommand, type Page } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import type { Paint } from "../../output/paint.ts";
import { printJson } from "../../output/print-result.ts";
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
      checkDirectory(call),
      await checkServers(call, flags.fix === true),
      ...(options === undefined ? [] : await checkStart(options, runsAt(io, options))),
      configuration,
      ...(options === undefined ? [] : [await checkSeeds(options)]),
    ];
    if (io.isJson) printJson(io, { checks });
    else io.out(checkLines(checks, io));
    return checks.every(({ ok }) => ok) ? exitCodes.done : exitCodes.no;
  },
});

/** Returns whether a server of this user runs at the port. */
function runsAt({ env }: CommandIo, { port = DEFAULT_PORT }: ServerOptions): boolean {
  return runningServers(env).some(({ url }) => Number(new URL(url).port) === port);
}

/** Checks the requirements of a start. `mayRun`: whether a Sandbank server may run already. */
async function checkStart(options: ServerOptions, mayRun: boolean): Promise<Check[]> {
  return [await checkPort(options, mayRun), await checkLock(options, mayRun), await checkData(options)];
}

function checkLines(checks: readonly Check[], { paint, width }: Page): string {
  const rows = checks.map((check) => [printVerdict(check, paint), check.name, printable(check.detail)]);
  return table(rows, width).join("\n");
}

function printVerdict({ ok, warning }: Check, paint: Paint): string {
  if (!ok) return paint("red", "FAILED");
  return warning === true ? paint("yellow", "warn") : paint("green", "ok");
}

interface CheckedSettings {
  readonly configuration: Check;
  /** Undefined if the settings are wrong. */
  readonly options: ServerOptions | undefined;
}

async function checkSettings(call: CommandCall): Promise<CheckedSettings> {
  let options: ServerOptions | undefined;
  const configuration = await checked("configuration", async () => {
    const { file, settings } = await readSettings(call);
    options = await readServerOptions(settings);
    return file ?? "none";
  });
  return { configuration, options };
}
