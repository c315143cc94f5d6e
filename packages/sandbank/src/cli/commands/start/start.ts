import { rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Mutant } from "@sandbank/engine/private/mutants";
import { instantText } from "@sandbank/view/words/instants";
import * as z from "zod";
import { readServerOptions } from "../../../config/read-server-options.ts";
import { readSettings } from "../../../config/settings.ts";
import { startFlags } from "../../../config/start-flags.ts";
import { UsageError } from "../../../errors/usage-error.ts";
import type { RunningServer } from "../../../server/start-server.ts";
import { readIfPresent } from "../../../storage/replace-file.ts";
import { version } from "../../../version.ts";
import type { Command, CommandCall, CommandIo } from "../../command.ts";
import { printJson } from "../../output/print-result.ts";
import { table } from "../../output/table.ts";
import { inspectorUrl } from "../../server/inspector-url.ts";
import { openBrowser } from "../../server/open-browser.ts";
import { pickAddress, writeServerFile } from "../../server/server-file.ts";
import { mutantFlag, startWithMutant } from "../../server/start-with-mutant.ts";

const ready = z.strictObject({
  type: z.literal("ready"),
  version: z.string(),
  url: z.string(),
  apiKey: z.string(),
  liveApiKey: z.string().nullable().describe("Null without --live."),
  inspector: z.string(),
  clock: z.strictObject({ now: z.string(), pace: z.string() }),
  state: z.string(),
  seed: z.string(),
  mutant: z.string().nullable().describe("Null if the banks are right."),
});

export const startCommand: Command = {
  words: "start",
  short: "Start a server, the default command",
  isAlone: true,
  summary: "Starts a server, and runs until it is stopped. The default command.",
  flags: {
    ...startFlags,
    "ready-file": {
      type: "string",
      placeholder: "FILE",
      summary: "Has the address and the keys once the server is ready, and is removed when it stops.",
    },
    open: { type: "boolean", summary: "Open the inspector in the browser." },
    mutant: mutantFlag,
  },
  examples: ["start", "start --port 0 --clock frozen --start 2026-01-01T00:00:00Z", "start --seed seed.json"],
  json: ready,
  async run(call) {
    const { io, flags } = call;
    const began = performance.now();
    const { settings } = await readSettings(call);
    const options = { ...(await readServerOptions(settings)), onWarning: io.err };
    const id = flags["mutant"] as string | undefined;
    const { server, mutant } = await startWithMutant(id, { options, settings, err: io.err });
    const files = [writeServerFile(io, { ...pickAddress(server), pid: process.pid })];
    try {
      const file = flags["ready-file"];
      if (typeof file === "string") files.push(writeReadyFile(resolve(io.directory, file), server));
      printReady(call, server, {
        seed: seedText((settings["seed"]?.value ?? []) as readonly string[], server.beginning),
        milliseconds: Math.round(performance.now() - began),
        mutant,
      });
      if (flags["open"] === true) openInspector(server, io);
      await Promise.race([server.stopped, aborted(io.signal)]);
    } finally {
      try {
        await server.stop();
      } finally {
        for (const remove of files) remove();
      }
    }
  },
};

/** Opens the inspector, without delaying the start of the server. */
function openInspector({ url }: RunningServer, io: CommandIo): void {
  const address = inspectorUrl(url);
  void openBrowser(address, io).then((isOpened) => {
    if (!isOpened) io.err(`No browser could be opened. Open ${address} yourself.`);
  });
}

function writeReadyFile(path: string, server: RunningServer): () => void {
  const text = `${JSON.stringify(pickAddress(server))}\n`;
  try {
    writeFileSync(path, text, { mode: 0o600 });
  } catch (error) {
    throw new UsageError(`--ready-file cannot be written: ${(error as Error).message}.`);
  }
  return () => {
    if (readIfPresent(path) === text) rmSync(path, { force: true });
  };
}

function seedText(files: readonly string[], { isKept, bankSeed }: RunningServer["beginning"]): string {
  const given = files.length === 0 ? "none" : files.join(", ");
  const text = isKept ? "as when the directory was new" : given;
  return bankSeed === null ? text : `${text}; ids of ${bankSeed}`;
}

interface Ready {
  readonly seed: string;
  readonly milliseconds: number;
  readonly mutant: Mutant | null;
}

function printReady({ io }: CommandCall, server: RunningServer, { seed, milliseconds, mutant }: Ready): void {
  const { url, apiKey, liveApiKey, dataDirectory } = server;
  const { now, rate } = server.clock;
  const inspector = inspectorUrl(url);
  const pace = rate === 0 ? "frozen" : "ticking";
  const state = dataDirectory ?? "in memory: it ends with the server (--persist keeps it)";
  if (io.isJson) {
    return void printJson(io, {
      type: "ready",
      version,
      url,
      apiKey,
      liveApiKey,
      inspector,
      clock: { now, pace },
      state,
      seed,
      mutant: mutant?.id ?? null,
    });
  }
  const rows = [
    ["API", url],
    ["API key", apiKey],
    ...(liveApiKey === null ? [] : [["Live key", liveApiKey]]),
    ["Inspector", inspector],
    ["Clock", `${instantText(now)} UTC, ${pace}`],
    ["State", state],
    ["Seed", seed],
    ...(mutant === null ? [] : [["Wrong bank", `${mutant.sentence} (${mutant.id})`]]),
    ...webhookRows(server.beginning.webhooks),
  ].map(([name = "", value = ""]) => [io.paint("dim", name), value]);
  const title = io.paint("bold", `Sandbank ${version}`);
  const end = `${io.paint("green", `Ready in ${milliseconds} ms.`)} Ctrl-C stops it.`;
  io.out([title, ...table(rows, io.width, { indent: "  " }), end].join("\n"));
}

/** Returns a row that counts the webhooks of the seeds by outcome; none if nothing was sent. */
function webhookRows({ delivered, failed }: RunningServer["beginning"]["webhooks"]): string[][] {
  if (delivered + failed === 0) return [];
  const advice = failed === 0 ? "" : ", which `sandbank replay-missing` sends again";
  return [["Webhooks", `${delivered} delivered, ${failed} failed${advice}`]];
}

/** Resolves when a signal aborts. */
function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
