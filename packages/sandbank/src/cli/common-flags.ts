import type { Flag } from "../flags/flag.ts";

/** The flags of every command that needs a running server. */
const serverFlags = {
  url: {
    type: "string",
    placeholder: "URL",
    summary:
      "The server. Default: SANDBANK_URL, else at SANDBANK_PORT or the port of the configuration, else the one that runs.",
  },
  bank: { type: "string", placeholder: "NAME", summary: "The bank. Default: SANDBANK_BANK, or the default bank." },
} as const satisfies Record<string, Flag>;

/** The flags that all commands share. They can also come before the command. */
export const commonFlags = {
  ...serverFlags,
  json: { type: "boolean", summary: "Print the result as JSON." },
  quiet: { type: "boolean", summary: "Print the result and errors only." },
  color: {
    type: "boolean",
    summary: "Use colors. Default: on a terminal, unless NO_COLOR is set; FORCE_COLOR=1 does the same.",
  },
  "no-color": { type: "boolean", summary: "Use no colors." },
  help: { type: "boolean", summary: "Print the help of the command. -h does the same." },
} as const satisfies Record<string, Flag>;

/** The members of a command that decide which common flags it has. */
interface Reach {
  readonly isAlone?: true;
  readonly bank?: "any" | "none";
  readonly json?: unknown;
}

/** Returns why a command lacks a common flag, to continue "because it"; undefined if it has the flag. */
export function whyNoFlag({ isAlone, bank }: Reach, name: string): string | undefined {
  if (!Object.hasOwn(serverFlags, name)) return undefined;
  if (isAlone === true) return "asks no running server";
  return name === "bank" && bank === "none" ? "concerns the whole server" : undefined;
}

/** Returns the names of the common flags that a command has. */
export function listCommonFlags(command: Reach): string[] {
  return Object.keys(commonFlags).filter(
    (name) => whyNoFlag(command, name) === undefined && (name !== "json" || command.json !== undefined),
  );
}
