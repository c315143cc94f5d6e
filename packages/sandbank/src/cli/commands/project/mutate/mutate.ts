import * as z from "zod";
import { defineCommand } from "../../../command.ts";
import { mutateFlags } from "./mutate-flags.ts";

const test = z.strictObject({ file: z.string().nullable(), test: z.string().nullable() });

const row = z.strictObject({
  id: z.string(),
  kind: z.string(),
  permitted: z.boolean(),
  sentence: z.string(),
  noticedBy: z.string().nullable().describe("What a test would expect that notices it."),
  outcome: z
    .enum(["noticed", "not_noticed", "accepted", "not_accepted", "set_aside", "not_reached", "reached"])
    .nullable()
    .describe("Null without a command. `reached`: it was not played, with --list or because you stopped the command."),
  reachedBy: z.array(test),
  failedIn: test.nullable().describe("The first test that failed, if its runner or a fixture tells it."),
  why: z.string().nullable().describe("Why it was set aside."),
});

export const mutateCommand = defineCommand({
  words: "mutate",
  short: "Say which wrong banks the tests would notice",
  isAlone: true,
  summary:
    "Runs a test command, then again with each wrong bank that its tests reach, and prints those that no test notices. Exit code 1 if there are any.",
  positional: [{ name: "command", summary: "The test command, after `--`.", rest: true, isSeparate: true }],
  flags: mutateFlags,
  examples: [
    "mutate -- npx vitest run",
    "mutate --only limits --permitted -- node --test",
    "mutate --only '!values' --max-unnoticed 12 -- npm test",
    "mutate --play permitted/new-field -- npx jest",
    "mutate --list",
  ],
  json: z.strictObject({ mutants: z.array(row) }),
  async run(call) {
    // Other commands need neither the mutants nor their tables, which are large.
    const { runMutate } = await import("./run-mutate.ts");
    return runMutate(call);
  },
});
