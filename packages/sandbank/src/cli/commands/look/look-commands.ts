import { adminCommand } from "../../admin-command.ts";
import { balanceCommand } from "./balance.ts";
import { coverageCommand } from "./coverage.ts";
import { diffLines, isSame, listIds } from "./diff-lines.ts";
import { explainCommand } from "./explain.ts";
import { limitLines } from "./limit-lines.ts";
import { logsCommand } from "./logs.ts";
import { searchCommand } from "./search.ts";

export const lookCommands = [
  searchCommand,
  explainCommand,
  balanceCommand,
  adminCommand("limit_use", {
    short: "Say how much of a Limit is used",
    find: { id: ["limit", "account", "account_number", "card"] },
    listIds: ({ data }) => data.flatMap(({ limitId, debits }) => [limitId, ...debits.map(({ id }) => id)]),
    print: limitLines,
  }),
  adminCommand("diff", {
    short: "Compare two points of the history",
    listIds,
    print: diffLines,
    isNo: (diff) => !isSame(diff),
  }),
  logsCommand,
  coverageCommand,
  adminCommand("audit", {
    short: "Check every invariant of the bank",
    summary: "Checks every invariant of the bank. Exit code 1 if one does not hold.",
    print: ({ violations }, { paint }) =>
      violations.length === 0
        ? paint("green", "The bank is sound: every invariant holds.")
        : violations.map((each) => paint("red", JSON.stringify(each))).join("\n"),
    isNo: ({ violations }) => violations.length > 0,
  }),
];
