import { styleText } from "node:util";

/** How a piece of text looks. */
export type Look = "bold" | "dim" | "red" | "green" | "yellow" | "cyan";

/** Styles a piece of text for a terminal; without colors, returns it as it is. */
export type Paint = (look: Look, text: string) => string;

export const plain: Paint = (_, text) => text;

/** Styles in any case: whether there are colors is decided for all of a command's output at once. */
export const colored: Paint = (look, text) => (text === "" ? "" : styleText(look, text, { validateStream: false }));

interface ColorSources {
  /** Of `--color` or `--no-color`; undefined without either. */
  readonly flag: boolean | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
}

/** Returns whether to use colors: the flag decides, else `NO_COLOR` and `FORCE_COLOR`, else whether it is a terminal. */
export function hasColors({ flag, env, isTerminal }: ColorSources): boolean {
  if (flag !== undefined) return flag;
  if ((env["NO_COLOR"] ?? "") !== "") return false;
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  return isTerminal && env["TERM"] !== "dumb";
}
