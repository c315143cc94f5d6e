import type { Redactor } from "@sandbank/engine";
import { printable } from "@sandbank/view/words/printable";
import { AdminError, NoServerError } from "../client.ts";
import { StartError } from "../errors/start-error.ts";
import { TimedOutError } from "../errors/timed-out-error.ts";
import { UsageError } from "../errors/usage-error.ts";
import { version } from "../version.ts";
import { bugReport, writeBugReport } from "./bug-report.ts";
import type { CommandCall, CommandIo } from "./command.ts";
import { completeWords } from "./commands/help/completion.ts";
import { allCommands, commandGroups } from "./commands.ts";
import { exitCodes } from "./exit-codes.ts";
import { printCommandMap } from "./help/command-map.ts";
import { helpOn } from "./help/help-on.ts";
import { colored, hasColors, plain } from "./output/paint.ts";
import { printableWithColors } from "./output/printable.ts";
import { wrapLines } from "./output/wrap.ts";
import { parseLine } from "./parse/parse-line.ts";
import { requireBank } from "./server/require-bank.ts";
import { requireServer } from "./server/require-server.ts";

export type CliStreams = Pick<CommandIo, "out" | "err" | "env" | "directory" | "isTerminal" | "signal"> &
  Partial<Pick<CommandIo, "progress" | "width">> & {
    /** The number of columns for `err`. Default: no limit. */
    readonly errorWidth?: number;
  };

/** Runs a command line, and resolves with its exit code. Writes the result to `out`, and everything else to `err`. */
export async function runCli(input: readonly string[], given: CliStreams): Promise<number> {
  const separator = input.indexOf("--");
  const isJson = input.slice(0, separator === -1 ? input.length : separator).includes("--json");
  const errorWidth = isJson ? Number.POSITIVE_INFINITY : (given.errorWidth ?? Number.POSITIVE_INFINITY);
  const streams: CliStreams = { ...given, err: (text) => given.err(wrapLines(printable(text), errorWidth)) };
  try {
    return await dispatch(input, streams);
  } catch (error) {
    const meaning = classifyError(error);
    const code = exitCodes[meaning];
    const category = meaning.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const redact = await redactorFor(streams);
    const message = redact(error instanceof Error ? error.message : String(error));
    if (meaning === "bug") {
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
  if (first === "complete" && second === "--") return print(streams, await completeWords(commands, input.slice(2)));
  if (first?.startsWith("--map") === true) {
    if (first !== "--map" && first !== "--map=json") throw new UsageError(`${first} is unknown. Write --map=json.`);
    if (second !== undefined) throw new UsageError(`${first} takes no argument ${JSON.stringify(second)}.`);
    return print(streams, printCommandMap(commands));
  }
  const line = parseLine(commands, input);
  const io = createIo(streams, line.flags);
  if ("help" in line) {
    io.out(helpOn(commandGroups, line.help, { ...io, isExact: false }));
    return exitCodes.done;
  }
  const { command, flags } = line;
  if (io.isJson && command.json === undefined) throw new UsageError(`\`sandbank ${command.words}\` prints no JSON.`);
  const client = async (needsBank = command.bank === undefined) => {
    const named = flags["bank"] as string | undefined;
    const found = await requireServer({ url: flags["url"] as string | undefined, bank: named, io });
    const bank = named ?? io.env["SANDBANK_BANK"];
    if (bank !== undefined && needsBank) await requireBank(found, bank);
    return found;
  };
  return (await command.run({ ...line, io, client })) ?? exitCodes.done;
}

/** Returns the surroundings of a command, as its flags and the terminal have them. */
function createIo(streams: CliStreams, flags: CommandCall["flags"]): CommandIo {
  const { out, env, isTerminal, width = Number.POSITIVE_INFINITY } = streams;
  const isJson = flags["json"] === true;
  const isQuiet = flags["quiet"] === true;
  const flag = flags["color"] === true ? true : flags["no-color"] === true ? false : undefined;
  const isColored = !isJson && hasColors({ flag, env, isTerminal });
  return {
    ...streams,
    out: (text) => out((isColored ? printableWithColors : printable)(text)),
    width,
    names: {},
    paint: isColored ? colored : plain,
    isJson,
    isQuiet,
    progress: isJson || isQuiet ? () => {} : (streams.progress ?? (() => {})),
  };
}

function printVersion(streams: CliStreams, [flag, ...rest]: readonly string[]): number {
  const surplus = rest.find((part) => part !== "--json");
  if (surplus !== undefined) throw new UsageError(`${flag} takes no argument ${JSON.stringify(surplus)}.`);
  return print(streams, rest.length === 0 ? version : JSON.stringify({ schema: 1, version }));
}

function print({ out }: CliStreams, text: string): number {
  out(printable(text));
  return exitCodes.done;
}

/** The errors for which a command exits with the code for "no". */
const answersNo: ReadonlySet<string> = new Set(["scenario_not_reached_error", "nothing_declined_error"]);

function classifyError(error: unknown): keyof typeof exitCodes {
  if (error instanceof UsageError) return "usage";
  if (error instanceof StartError) return error.isUsage ? "usage" : "cannotStart";
  if (error instanceof NoServerError) return "noServer";
  if (error instanceof TimedOutError) return "timedOut";
  if (!(error instanceof AdminError)) return "bug";
  // Treats a value that the server refused like one that the command line refuses.
  if (error.type === "admin_parameters_error") return "usage";
  return answersNo.has(error.type) ? "no" : "refused";
}
