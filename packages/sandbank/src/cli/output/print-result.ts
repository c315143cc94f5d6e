import type { CommandCall, CommandIo, Page } from "../command.ts";
import { readable } from "./printable.ts";

type Flags = CommandCall["flags"];

/** Returns the text of a result for people. */
export type Printer<Result> = (result: Result, page: Page, flags: Flags) => string;

/** Prints a result: as one JSON document with `--json` and without a printer, else as text. */
export function printResult<Result extends object>(
  io: CommandIo,
  result: Result,
  print?: Printer<Result>,
  flags: Flags = {},
): void {
  const text =
    io.isJson || print === undefined
      ? jsonText(io, result)
      : print(readable(result), { ...io, names: readable(io.names) }, flags);
  if (text !== "") io.out(text);
}

/** Prints a JSON document with the version of its shape. */
export function printJson(io: CommandIo, result: object): void {
  io.out(jsonText(io, result));
}

function jsonText({ isTerminal }: CommandIo, result: object): string {
  return JSON.stringify({ schema: 1, ...result }, null, isTerminal ? 2 : undefined);
}

/** Prints an object of the API as JSON, with its keys and its empty members apart from the rest if there are colors. */
export function printObject({ out, isTerminal, paint }: CommandIo, object: object): void {
  const lines = JSON.stringify(object, null, isTerminal ? 2 : undefined).split("\n");
  const painted = lines.map((line) =>
    line.replace(/"\w+":(?= )/, (key) => paint("cyan", key)).replace(/null(?=,?$)/, (empty) => paint("dim", empty)),
  );
  out(painted.join("\n"));
}
