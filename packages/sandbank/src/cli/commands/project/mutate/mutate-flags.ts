import { durationFlag, isWhole, numberFlag } from "../../../../flags/rules.ts";
import type { CallWith } from "../../../command.ts";

export const DEFAULT_TIMEOUT = "10m";

export const mutateFlags = {
  only: {
    type: "string",
    multiple: true,
    placeholder: "TEXT",
    summary:
      "Only these mutants: a kind such as rules, the beginning of an id, or a word such as limits. '!values' leaves out a kind, id or word.",
    default: "all",
  },
  permitted: { type: "boolean", summary: "Also play the changes that the contract permits." },
  list: { type: "boolean", summary: "List the mutants; with a command, say which ones its tests reach. Plays none." },
  play: { type: "string", placeholder: "ID", summary: "Run the command once with this mutant, and print its output." },
  "max-unnoticed": numberFlag(isWhole(0), "How many mutants may stay unnoticed.", "0"),
  jobs: numberFlag(
    isWhole(1, 1_000),
    "How many runs play at a time. Write 1 if they share a port or a database.",
    "half of the cores",
  ),
  timeout: durationFlag("How long the command may take with the right bank.", DEFAULT_TIMEOUT),
} as const;

export type MutateCall = CallWith<typeof mutateFlags>;
