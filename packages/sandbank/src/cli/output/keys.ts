import type { Flag } from "../../flags/flag.ts";
import type { Page } from "../command.ts";

/** The flag of commands that print API keys. */
export const showKeys: Flag = { type: "boolean", summary: "Print the API keys as they are." };

/** Returns a key, or what it begins with if it is not to be shown: `sandbox_key_...`. */
export function shownKey(key: string, isShown: boolean): string {
  return isShown ? key : `${key.replace(/(?<=_key_).*/s, "")}...`;
}

/** The last line of a list with keys: how to print those that are not shown. */
export function keyAdvice({ paint }: Pick<Page, "paint">, isShown: boolean): string[] {
  return isShown ? [] : [paint("dim", "--show-keys prints the API keys.")];
}
