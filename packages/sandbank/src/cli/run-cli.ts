import { AdminError, NoServerError } from "../client.ts";
import { StartError } from "../server/start-error.ts";
import { version } from "../version.ts";
import type { CommandIo } from "./command.ts";
import { allCommands } from "./commands.ts";
import { exitCodes } from "./exit-codes.ts";
import { findServer } from "./find-server.ts";
import { helpOf, helpOfAll } from "./help.ts";
import { parseCommand } from "./parse-command.ts";
import { UsageError } from "./usage-error.ts";

export type CliStreams = Omit<CommandIo, "isJson" | "isQuiet">;

/** Runs a command line, and resolves with its exit code. Writes the result to `out`, and everything else to `err`. */
export async function runCli(input: readonly string[], streams: CliStreams): Promise<number> {
  const isJson = input.includes("--json");
  try {
    return await dispatch(input, streams);
  } catch (error) {
    const { code, category } = outcomeOf(error);
    const message = error instanceof Error ? error.message : String(error);
    const shown = category === "bug" && error instanceof Error ? (error.stack ?? message) : message;
    streams.err(isJson ? JSON.stringify({ error: { category, code, message } }) : shown);
    return code;
  }
}

async function dispatch(input: readonly string[], streams: CliStreams): Promise<number> {
  const commands = allCommands();
  const [first] = input;
  if (first === "--version") return print(streams, version);
  if (first === "--help" || first === "help") return print(streams, helpOfAll(commands));
  if (first === "--map=json" || first === "--map") {
    const map = commands.map(({ run: _, ...command }) => command);
    return print(streams, JSON.stringify({ schema: 1, commands: map }));
  }
  const { command, args, rest, flags } = parseCommand(commands, input);
  if (flags["help"] === true) return print(streams, helpOf(command));
  const io = { ...streams, isJson: flags["json"] === true, isQuiet: flags["quiet"] === true };
  const client = async () =>
    findServer({ url: flags["url"] as string | undefined, bank: flags["bank"] as string | undefined, env: io.env });
  return command.run({ args, rest, flags, io, client });
}

function print({ out }: CliStreams, text: string): number {
  out(text);
  return exitCodes.done;
}

function outcomeOf(error: unknown): { readonly code: number; readonly category: string } {
  if (error instanceof UsageError) return { code: exitCodes.usage, category: "usage" };
  if (error instanceof StartError && error.isUsage) return { code: exitCodes.usage, category: "usage" };
  if (error instanceof StartError) return { code: exitCodes.cannotStart, category: "cannot_start" };
  if (error instanceof NoServerError) return { code: exitCodes.noServer, category: "no_server" };
  if (error instanceof AdminError) return { code: exitCodes.refused, category: error.type };
  return { code: exitCodes.bug, category: "bug" };
}
