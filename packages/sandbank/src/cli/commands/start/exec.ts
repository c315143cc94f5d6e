import { resolve } from "node:path";
import { readServerOptions } from "../../../config/read-server-options.ts";
import { readSettings } from "../../../config/settings.ts";
import { startFlags } from "../../../config/start-flags.ts";
import { UsageError } from "../../../errors/usage-error.ts";
import { createStarter } from "../../../programs/start-program.ts";
import { untilEnd } from "../../../programs/until-end.ts";
import type { RunningServer } from "../../../server/start-server.ts";
import { type CommandIo, defineCommand } from "../../command.ts";
import { createEnvironment } from "../../server/server-file.ts";
import { mutantFlag, startWithMutant } from "../../server/start-with-mutant.ts";
import { writePages, writeSessions } from "./write-sessions.ts";

const { env: _, ...port } = startFlags.port;

const sources = { url: "url", key: "apiKey", token: "token" } as const;

export const execCommand = defineCommand({
  words: "exec",
  short: "Run a program with a server of its own",
  isAlone: true,
  summary: "Starts a server on a free port, runs a command with its address in the environment, and stops the server.",
  positional: [{ name: "command", summary: "The command, after `--`.", rest: true, isSeparate: true }],
  flags: {
    ...startFlags,
    port: { ...port, default: "a free one" },
    env: {
      type: "string",
      multiple: true,
      placeholder: "NAME=url|key|token",
      rule: (text) =>
        /^[A-Za-z_]\w*=(url|key|token)$/.test(text) ? undefined : "Write NAME=url, NAME=key or NAME=token.",
      summary: "A further variable for the command.",
    },
    mutant: mutantFlag,
    "on-fail": {
      type: "string",
      placeholder: "DIR",
      summary: "If the command fails, write what each bank did there: a page to open, the log and the journal.",
    },
  },
  examples: [
    "exec -- npm test",
    "exec --on-fail sandbank-report -- npm test",
    "exec --clock frozen --env BANK_URL=url --env BANK_KEY=key -- pytest",
  ],
  async run(call) {
    const [program, ...args] = call.rest;
    if (program === undefined)
      throw new UsageError("The command is missing. Write it after `--`: `sandbank exec -- npm test`.");
    const start = createStarter(program, args);
    const { settings } = await readSettings(call);
    // Only the flag sets a port. The port of the configuration may belong to a running server.
    const options = { ...(await readServerOptions(settings)), ...(settings["port"]?.origin !== "flag" && { port: 0 }) };
    const { err } = call.io;
    const { server, mutant } = await startWithMutant(call.flags.mutant, { options, settings, err });
    try {
      if (mutant !== null && !call.io.isQuiet) err(`The bank is wrong: ${mutant.sentence} (${mutant.id})`);
      const given = (call.flags.env ?? []).map((text) => {
        const [name, source] = text.split("=");
        return [name, server[sources[source as keyof typeof sources]]];
      });
      // The variable of the shell names a bank of another server.
      const { SANDBANK_BANK: _, ...env } = call.io.env;
      const child = start({
        stdio: "inherit",
        env: { ...env, ...createEnvironment(server), ...Object.fromEntries(given) },
      });
      const code = await untilEnd(child, program, call.io.signal);
      const directory = call.flags["on-fail"];
      if (code !== 0 && directory !== undefined) await report(server, resolve(call.io.directory, directory), call.io);
      return code;
    } finally {
      await server.stop();
    }
  },
});

/** Writes the sessions of the banks. If that fails, the exit code is still that of the command. */
async function report(server: RunningServer, directory: string, { err }: CommandIo): Promise<void> {
  try {
    const sessions = await writeSessions(server, directory);
    if (sessions.length === 0) return void err("The command failed, and called no bank.");
    const paths = await writePages(sessions).catch((error: Error) => {
      err(`The pages of the banks cannot be written, only the logs and the journals. ${error.message}`);
      return sessions.map(({ folder }) => folder);
    });
    err(`The command failed. The sessions of its banks:\n${paths.map((path) => `  ${path}`).join("\n")}`);
  } catch (error) {
    err(`The command failed, and the sessions of its banks cannot be written: ${(error as Error).message}`);
  }
}
