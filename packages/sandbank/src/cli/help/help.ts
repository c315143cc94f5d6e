import type { Flag } from "../../flags/flag.ts";
import { type Command, flagsOf, type Positional } from "../command.ts";
import { commandGroups } from "./command-groups.ts";
import { table } from "./help-table.ts";

const CODES = "Exit codes: 0 done, 1 no, 2 usage, 3 cannot start, 4 no server, 5 refused, 6 timed out.";
const AGENTS = `Agents: \`sandbank --map=json\` describes every command. ${CODES}`;

/** Returns the help of one command. */
export function helpOf(command: Command): string {
  const { words, summary, positional = [], examples, json, isStream } = command;
  const rows = [
    ...positional.map(({ name, summary: text, values }) => {
      const end = values === undefined ? "" : ` One of ${values.join(", ")}.`;
      return [name.toUpperCase(), `${text}${end}`.trim()] as const;
    }),
    ...Object.entries(flagsOf(command)).map(flagRow),
  ];
  return [
    summary,
    "",
    `Usage: sandbank ${[words, ...shapeOf(positional)].join(" ")}`,
    "",
    ...table(rows),
    "",
    "Examples:",
    ...examples.map((example) => `  sandbank ${example}`),
    "",
    json === undefined
      ? AGENTS
      : `Agents: pass --json for ${isStream === true ? "a JSON document a line" : "one JSON document"}. ${CODES}`,
  ].join("\n");
}

/** Returns the usage of the arguments and flags of a command. */
function shapeOf(positional: readonly Positional[]): string[] {
  const shown = ({ name, optional, rest }: Positional) => {
    const text = name.toUpperCase() + (rest === true ? "..." : "");
    return optional === true || rest === true ? `[${text}]` : text;
  };
  const separate = positional.filter(({ isSeparate }) => isSeparate === true);
  const others = positional.filter((each) => !separate.includes(each));
  return [...others.map(shown), "[flags]", ...separate.map(({ name }) => `-- ${name.toUpperCase()}...`)];
}

/** Returns the help of all commands, in groups. */
export function helpOfAll(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ words }) => words.length));
  const groups = commandGroups.flatMap(({ title, words: listed }) => {
    const rows = listed.map((words) => [words, commands.find((each) => each.words === words)?.summary ?? ""] as const);
    return [`${title}:`, ...table(rows, width), ""];
  });
  return [
    "A local emulator of the banking API: server, admin API and command line.",
    "",
    "Usage: sandbank [command] [arguments] [flags]",
    "",
    ...groups,
    "`sandbank COMMAND --help` explains a command. `sandbank` alone is `sandbank start`.",
    AGENTS,
  ].join("\n");
}

function flagRow([name, { type, placeholder, values, multiple, summary, env, default: usual }]: [string, Flag]): [
  string,
  string,
] {
  const value = type === "boolean" ? "" : ` ${shortList(values) ?? placeholder ?? "VALUE"}`;
  const fallback = [env, usual].filter((text) => text !== undefined).join(", or ");
  const all = values !== undefined && shortList(values) === undefined ? ` One of ${values.join(", ")}.` : "";
  const end = all + (fallback === "" ? "" : ` Default: ${fallback}.`);
  return [`--${name}${value}${multiple === true ? " ..." : ""}`, summary + end];
}

/** Returns the values of a flag if they fit in a row. */
function shortList(values: readonly string[] | undefined): string | undefined {
  const text = values?.join("|");
  return text !== undefined && text.length <= 30 ? text : undefined;
}
