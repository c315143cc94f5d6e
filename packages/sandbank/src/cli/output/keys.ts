import type { Flag } from "../../flags/flag.ts";

/** The flag of commands that print API keys. */
export const showKeys: Flag = { type: "boolean", summary: "Print the API keys as they are." };

/** Returns a key, or what it begins with if it is not to be shown: `sandbox_key_...`. */
export function shownKey(key: string, isShown: boolean): string {
  return isShown ? key : `${key.replace(/(?<=_key_).*/s, "")}...`;
}
