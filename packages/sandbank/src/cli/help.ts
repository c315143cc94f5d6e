import { type Command, commonFlags, type Flag } from "./command.ts";

/** The help of one command. */
export function helpOf({ words, summary, positional = [], flags = {}, examples }: Command): string {
  const shape = positional.map(({ name, optional, rest }) => {
    const shown = name.toUpperCase() + (rest === true ? "..." : "");
    return optional === true || rest === true ? `[${shown}]` : shown;
  });
  const rows = [
    ...positional.map(({ name, summary: text }) => [name.toUpperCase(), text] as const),
    ...Object.entries<Flag>({ ...flags, ...commonFlags }).map(flagRow),
  ];
  return [
    summary,
    "",
    `Usage: sandbank ${[words, ...shape, "[flags]"].join(" ")}`,
    "",
    ...table(rows),
    "",
    "Examples:",
    ...examples.map((example) => `  sandbank ${example}`),
  ].join("\n");
}

/** The help of all commands. */
export function helpOfAll(commands: readonly Command[]): string {
  return [
    "A local emulator of the banking API: server, admin API and command line.",
    "",
    "Usage: sandbank [command] [arguments] [flags]",
    "",
    ...table(commands.map(({ words, summary }) => [words, summary] as const)),
    "",
    "`sandbank COMMAND --help` explains a command. `sandbank --map=json` prints all of them as JSON, for agents.",
  ].join("\n");
}

function flagRow([name, { type, placeholder, values, multiple, summary }]: [string, Flag]): readonly [string, string] {
  const value = type === "boolean" ? "" : ` ${values?.join("|") ?? placeholder ?? "VALUE"}`;
  return [`--${name}${value}${multiple === true ? " ..." : ""}`, summary];
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.min(34, Math.max(...rows.map(([name]) => name.length)));
  return rows.map(([name, text]) =>
    name.length > width ? `  ${name}\n  ${" ".repeat(width)}  ${text}` : `  ${name.padEnd(width)}  ${text}`,
  );
}
