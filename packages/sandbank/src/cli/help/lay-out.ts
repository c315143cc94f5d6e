import type { Help, Command as Program } from "commander";
import type { Page } from "../command.ts";
import { measureWidth, wrap } from "../output/wrap.ts";

/** The width of help that is not for a terminal. */
const USUAL_WIDTH = 80;
/** A flag or a command that is longer has its text on the next line. */
const MOST_WIDE = 26;

/** Has the parser print its help, in the layout of this project. */
export function layOut(program: Program, { width, paint }: Page, texts: Partial<Help>): string {
  const columns = helpWidth(width);
  const indent = "  ";
  program.configureOutput({ getOutHelpWidth: () => columns, getOutHasColors: () => true });
  program.configureHelp({
    minWidthToWrap: 1,
    styleTitle: (title) => paint("bold", title === "Options:" ? "Flags:" : title),
    styleUsage: (usage) => wrap(usage, columns - "Usage: ".length, "    "),
    styleOptionTerm: (term) => paint("cyan", term),
    styleArgumentTerm: (term) => paint("cyan", term),
    styleSubcommandTerm: (term) => paint("cyan", term),
    padWidth: (command, helper) => padWidth(command, helper),
    formatItem(term, padding, description) {
      const hanging = " ".repeat(padding + 2 * indent.length);
      const text = wrap(description, columns, hanging);
      if (measureWidth(term) > padding) return `${indent}${term}\n${hanging}${text}`;
      return `${indent}${term}${" ".repeat(padding - measureWidth(term))}${indent}${text}`;
    },
    ...texts,
  });
  return program.helpInformation();
}

export function helpWidth(width: number): number {
  return width === Infinity ? USUAL_WIDTH : width;
}

/** Returns the width of the widest flag, argument or command that has its text beside it. */
function padWidth(program: Program, helper: Help): number {
  const widths = [
    ...helper.visibleOptions(program).map((option) => helper.optionTerm(option)),
    ...helper.visibleArguments(program).map((argument) => helper.argumentTerm(argument)),
    ...helper.visibleCommands(program).map((command) => helper.subcommandTerm(command)),
  ].map(measureWidth);
  return Math.max(0, ...widths.filter((width) => width <= MOST_WIDE));
}
