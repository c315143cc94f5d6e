import type { Page } from "../command.ts";
import { commonFlags } from "../common-flags.ts";
import { exitCodes } from "../exit-codes.ts";
import { table } from "../output/table.ts";
import { wrap } from "../output/wrap.ts";
import { flagTerm, flagText } from "./command-help.ts";
import { helpWidth } from "./lay-out.ts";

const codeTexts: Readonly<Record<keyof typeof exitCodes, string>> = {
  done: "Done.",
  no: "The answer is no: a violation, a difference, a coverage below the minimum, nothing that was declined, a webhook that fails again.",
  usage: "A command, a flag, a value, the configuration or a seed is wrong.",
  cannotStart: "The server cannot start.",
  noServer: "No server answers.",
  refused: "The bank refused the call.",
  timedOut: "It took too long.",
  bug: "A bug of Sandbank. The output names a file with a report.",
};

const variables: Readonly<Record<string, string>> = {
  SANDBANK_URL: "The server, as --url.",
  SANDBANK_BANK: "The bank, as --bank.",
  SANDBANK_API_KEY: "The API key of a bank, if there is no admin token.",
  SANDBANK_ADMIN_TOKEN: "The admin token. Not needed for a server of the same user on the same machine.",
};

/** Returns what all commands share: flags, exit codes and environment variables. */
export function flagsHelp({ width, paint }: Page): string {
  const columns = helpWidth(width);
  const rows = (entries: readonly (readonly [string, string])[]) => {
    const painted = entries.map(([name, text]) => [paint("cyan", name), text]);
    return table(painted, columns, { indent: "  " });
  };
  return [
    wrap("Every command has these flags, unless its help lacks them. They can also come before the command.", columns),
    "",
    paint("bold", "Flags:"),
    ...rows(Object.entries(commonFlags).map(([name, flag]) => [flagTerm(`--${name}`, commonFlags), flagText(flag)])),
    "",
    paint("bold", "Exit codes:"),
    ...rows(Object.entries(exitCodes).map(([name, code]) => [String(code), codeTexts[name as keyof typeof exitCodes]])),
    "",
    paint("bold", "Environment variables:"),
    ...rows(Object.entries(variables)),
    "",
    wrap("For programs and agents, `sandbank --map=json` describes every command as one JSON document.", columns),
  ].join("\n");
}
