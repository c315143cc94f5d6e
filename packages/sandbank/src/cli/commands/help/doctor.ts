import { printable } from "@sandbank/view/words/printable";
import * as z from "zod";
import { readServerOptions } from "../../../config/read-server-options.ts";
import { readSettings } from "../../../config/settings.ts";
import { startFlags } from "../../../config/start-flags.ts";
import { UsageError } from "../../../errors/usage-error.ts";
import { DEFAULT_PORT } from "../../../server/default-port.ts";
import type { ServerOptions } from "../../../server/server-options.ts";
import { type CommandCall, type CommandIo, defineCommand, type Page } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import type { Paint } from "../../output/paint.ts";
import { printJson } from "../../output/print-result.ts";
import { table } from "../../output/table.ts";
import { runningServers } from "../../server/server-file.ts";
import { HANDLED_AS_REAL, receiverUrl } from "../webhooks/receiver.ts";
import { type Check, checked } from "./checks/check.ts";
import { eventToSend } from "./checks/event-to-send.ts";
import { checkDirectory, checkNode, checkServers } from "./checks/machine-checks.ts";
import { checkReceiver } from "./checks/receiver-checks.ts";
import { checkData, checkLock, checkPort, checkSeeds } from "./checks/server-checks.ts";

export const doctorCommand = defineCommand({
  words: "doctor",
  short: "Check what a server needs on this machine",
  isAlone: true,
  summary:
    "Checks what `sandbank start` needs on this machine. Exit code 1 if something is missing; a server of yours that runs is only a warning.",
  flags: {
    ...startFlags,
    "forward-to": {
      type: "string",
      placeholder: "URL",
      summary: "Also check a receiver of webhooks. Any server that already runs is then only a warning.",
    },
    secret: {
      type: "string",
      placeholder: "SECRET",
      summary: `With --forward-to: send the receiver valid and forged webhooks, and check what it accepts. ${HANDLED_AS_REAL}`,
    },
    fix: { type: "boolean", summary: "Remove the files of servers that no longer run." },
  },
  examples: [
    "doctor",
    "doctor --persist --seed seed.json",
    "doctor --forward-to http://localhost:3000/hooks --secret whsec_test",
    "doctor --fix",
  ],
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
    const url = flags["forward-to"] === undefined ? undefined : receiverUrl(flags["forward-to"]);
    const { secret } = flags;
    if (secret !== undefined && url === undefined) throw new UsageError("--secret is of a receiver. Add --forward-to.");
    if (secret !== undefined && !io.isQuiet && !io.isJson) io.err(HANDLED_AS_REAL);
    const { configuration, options } = await checkSettings(call);
    const { createRedactor } = await import("@sandbank/engine");
    const redact = createRedactor(secret === undefined ? [] : [secret]);
    const checks = redact([
      checkNode(),
      checkDirectory(call),
      await checkServers(call, flags.fix === true),
      // A receiver is usually checked while the server that sends to it runs.
      ...(options === undefined ? [] : await checkStart(options, url !== undefined || runsAt(io, options))),
      configuration,
      ...(options === undefined ? [] : [await checkSeeds(options)]),
      ...(url === undefined
        ? []
        : await checkReceiver({
            url,
            shown: redact({ url }).url,
            secret,
            event: secret === undefined ? undefined : await eventToSend(io, options?.port),
            legacySignatureHeader: options?.bank?.legacySignatureHeader,
            deliverTo: options?.deliverTo ?? [],
          })),
    ]);
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
