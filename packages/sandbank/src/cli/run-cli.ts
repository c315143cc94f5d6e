import type { Redactor } from "@sandbank/engine";
import { AdminError, NoServerError } from "../client.ts";
import { StartError } from "../errors/start-error.ts";
import { TimedOutError } from "../errors/timed-out-error.ts";
import { UsageError } from "../errors/usage-error.ts";
import { version } from "../version.ts";
import { bugReport, writeBugReport } from "./bug-report.ts";
import type { Command, CommandIo } from "./command.ts";
import { allCommands } from "./commands.ts";
import { exitCodes } from "./exit-codes.ts";
import { commandMapOf } from "./help/command-map.ts";
import { helpOf, helpOfAll } from "./help/help.ts";
import { printable } from "./output/printable.ts";
import { commandOf, parseCommand } from "./parse/parse-command.ts";
import { findServer } from "./server/find-server.ts";
import { requireBank } from "./server/require-bank.ts";

export type CliStreams = Omit<CommandIo, "isJson" | "isQuiet" | "progress"> & Partial<Pick<CommandIo, "progress">>;

/** Runs a command line, and resolves with its exit code. Writes the result to `out`, and everything else to `err`. */
export async function runCli(input: readonly string[], given: CliStreams): Promise<number> {
  const streams: CliStreams = {
    ...given,
    out: (text) => given.out(printable(text)),
    err: (text) => given.err(printable(text)),
  };
  const separator = input.indexOf("--");
  const isJson = input.slice(0, separator === -1 ? input.length : separator).includes("--json");
  try {
    return await dispatch(input, streams);
  } catch (error) {
    const { code, category } = outcomeOf(error);
    const redact = await redactorFor(streams);
    const message = redact(error instanceof Error ? error.message : String(error));
    if (category === "bug") {
      const report = redact(bugReport(error, input));
      const file = writeBugReport(report);
      if (isJson) streams.err(JSON.stringify({ error: { category, code, message, report: file } }));
      else streams.err(file === null ? report : `${report}\nThis text is in ${file}.`);
      return code;
    }
    const body = error instanceof AdminError ? { body: redact(error.body) } : {};
    if (isJson) streams.err(JSON.stringify({ error: { category, code, message, ...body } }));
    else streams.err(message);
    return code;
  }
}

/** Replaces secrets in the text of an error, which can quote a URL or a parameter. */
async function redactorFor({ env }: CliStreams): Promise<Redactor> {
  const { createRedactor } = await import("@sandbank/engine");
  const keys = [env["SANDBANK_ADMIN_TOKEN"], env["SANDBANK_API_KEY"]];
  return createRedactor(keys.filter((key) => key !== undefined));
}

async function dispatch(input: readonly string[], streams: CliStreams): Promise<number> {
  const [first, second] = input;
  if (first === "--version" || first === "-v") return printVersion(streams, input);
  const commands = allCommands();
  if (((first === "--help" || first === "-h") && second === undefined) || first === "help") {
    if (second === undefined || second.startsWith("-")) return print(streams, helpOfAll(commands));
    const words = input.slice(1);
    const command = commandOf(commands, words);
    const [argument, surplus] = words.slice(command.words.split(" ").length);
    const isKnown = argument === undefined || (command.argumentHelp !== undefined && surplus === undefined);
    if (!isKnown) throw new UsageError(`There is no command ${JSON.stringify(words.join(" "))}.`);
    return print(streams, helpOn(command, argument));
  }
  if (first?.startsWith("--map") === true) {
    if (first !== "--map" && first !== "--map=json") throw new UsageError(`${first} is unknown. Write --map=json.`);
    if (second !== undefined) throw new UsageError(`${first} takes no argument ${JSON.stringify(second)}.`);
    return print(streams, commandMapOf(commands));
  }
  const { command, args, rest, flags } = parseCommand(commands, shortHelp(input));
  if (flags["help"] === true) return print(streams, helpOn(command, rest[0]));
  const isJson = flags["json"] === true;
  const isQuiet = flags["quiet"] === true;
  const progress = isJson || isQuiet ? () => {} : (streams.progress ?? (() => {}));
  const io: CommandIo = { ...streams, isJson, isQuiet, progress };
  if (isJson && command.json === undefined) throw new UsageError(`\`sandbank ${command.words}\` prints no JSON.`);
  const client = async (needsBank = command.bank === undefined) => {
    const named = flags["bank"] as string | undefined;
    const found = await findServer({ url: flags["url"] as string | undefined, bank: named, io });
    const bank = named ?? io.env["SANDBANK_BANK"];
    if (bank !== undefined && needsBank) await requireBank(found, bank);
    return found;
  };
  return command.run({ args, rest, flags, io, client });
}

function printVersion(streams: CliStreams, [flag, ...rest]: readonly string[]): number {
  const surplus = rest.find((part) => part !== "--json");
  if (surplus !== undefined) throw new UsageError(`${flag} takes no argument ${JSON.stringify(surplus)}.`);
  return print(streams, rest.length === 0 ? version : JSON.stringify({ schema: 1, version }));
}

/** Returns the help of a command, or of its argument if the command has help for arguments. */
function helpOn(command: Command, argument: string | undefined): string {
  return argument === undefined ? helpOf(command) : (command.argumentHelp?.(argument) ?? helpOf(command));
}

/** Replaces `-h` by `--help`, except among the arguments of another program. */
function shortHelp(input: readonly string[]): readonly string[] {
  const end = input.indexOf("--");
  return input.map((part, index) => (part === "-h" && (end === -1 || index < end) ? "--help" : part));
}

function print({ out }: CliStreams, text: string): number {
  out(text);
  return exitCodes.done;
}

/** The errors for which a command exits with the code for "no". */
const answersNo: ReadonlySet<string> = new Set(["scenario_not_reached_error", "nothing_declined_error"]);

function outcomeOf(error: unknown): { readonly code: number; readonly category: string } {
  if (error instanceof UsageError) return { code: exitCodes.usage, category: "usage" };
  if (error instanceof StartError && error.isUsage) return { code: exitCodes.usage, category: "usage" };
  if (error instanceof StartError) return { code: exitCodes.cannotStart, category: "cannot_start" };
  if (error instanceof NoServerError) return { code: exitCodes.noServer, category: "no_server" };
  if (error instanceof TimedOutError) return { code: exitCodes.timedOut, category: "timed_out" };
  // Treats a value that the server refused like one that the command line refuses.
  if (error instanceof AdminError && error.type === "admin_parameters_error")
    return { code: exitCodes.usage, category: "usage" };
  if (error instanceof AdminError && answersNo.has(error.type)) return { code: exitCodes.no, category: "no" };
  if (error instanceof AdminError) return { code: exitCodes.refused, category: "refused" };
  return { code: exitCodes.bug, category: "bug" };
}
