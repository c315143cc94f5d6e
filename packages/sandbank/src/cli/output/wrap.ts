import { Help } from "commander";

const helper = new Help();
helper.minWidthToWrap = 1;

/** The least number of columns that a text gets beside its indent. */
const LEAST = 20;
/** The least number of columns of an indent. */
const LEAST_INDENT = 2;
/** The end of a line of a command that goes on in the next. */
const CONTINUED = " \\";
/** How much further in than a head a text below it is. */
const BELOW = "    ";
/** Stands for a space at which no line ends: a character that Unicode gives no meaning, one column wide. */
const JOINT = "\uE000";

/** Returns the width of a text in a terminal, in columns, without the sequences for colors. */
export function measureWidth(text: string): number {
  return helper.displayWidth(text);
}

/**
 * Breaks text between words so that it fits a width. A command in backticks stays on one line if it fits there, so that it can
 * be copied. Lines after the first begin with `indent`, of which a line has less if it is a word that does not fit behind it,
 * such as an id.
 */
export function wrap(text: string, width: number, indent = ""): string {
  if (width === Infinity) return text;
  const room = Math.max(LEAST, width - indent.length);
  const joined = text.replace(/`[^`\n]+`/g, (code) => (measureWidth(code) < room ? code.replaceAll(" ", JOINT) : code));
  const [first, ...rest] = helper.boxWrap(joined, room).replaceAll(JOINT, " ").split("\n");
  const indented = (line: string) => indent.slice(0, Math.max(LEAST_INDENT, width - measureWidth(line))) + line;
  return [first, ...rest.map(indented)].join("\n");
}

/**
 * Puts text behind a head, such as a time, and breaks it between words so that it fits a width. It hangs behind the head, or
 * is below the head if its first word does not fit behind it.
 */
export function hang(head: string, text: string, width: number): string {
  const behind = wrap(text, width, " ".repeat(measureWidth(head)));
  const [first = ""] = behind.split("\n", 1);
  const room = Math.max(LEAST_INDENT, width - measureWidth(first));
  if (head.trim() === "") return head.slice(0, room) + behind;
  if (measureWidth(head) <= room) return head + behind;
  const indent = `${/^ */.exec(head)?.[0]}${BELOW}`;
  return [head.trimEnd(), indent + wrap(text, width, indent)].join("\n");
}

/** Breaks an indented command line so that a shell still reads it as one. */
export function wrapCommand(line: string, width: number): string {
  return wrap(line, width - CONTINUED.length, "      ").replaceAll("\n", `${CONTINUED}\n`);
}

/** Breaks each line of a text between words. A line goes on two columns further in than it begins. */
export function wrapLines(text: string, width: number): string {
  if (width === Infinity) return text;
  const wrapped = (line: string) => {
    const [indent = ""] = /^ */.exec(line) ?? [];
    return measureWidth(line) <= width ? line : indent + wrap(line.trimStart(), width, `${indent}  `);
  };
  return text.split("\n").map(wrapped).join("\n");
}
