import * as z from "zod";
import type { Command } from "../command.ts";
import { commonFlags } from "../common-flags.ts";
import { exitCodes } from "../exit-codes.ts";

/** Prints all commands as one JSON document, for agents and other programs. */
export function printCommandMap(commands: readonly Command[]): string {
  return JSON.stringify({
    schema: 1,
    exitCodes,
    flags: commonFlags,
    commands: commands.map(({ run: _, json, ...command }) => ({
      ...command,
      ...(json !== undefined && { json: z.toJSONSchema(json, { unrepresentable: "any" }) }),
    })),
  });
}
