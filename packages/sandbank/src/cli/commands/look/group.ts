import { adminCommand } from "../../admin-command.ts";
import type { CommandGroup } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import { auditCommand } from "./audit.ts";
import { balanceCommand } from "./balance.ts";
import { coverageCommand } from "./coverage.ts";
import { diffLines, isSame, listIds } from "./diff-lines.ts";
import { explainCommand } from "./explain.ts";
import { limitLines } from "./limit-lines.ts";
import { logsCommand } from "./logs.ts";
import { searchCommand } from "./search.ts";

export const lookGroup: CommandGroup = {
  title: "Look",
  commands: [
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
      exitCode: (diff) => (isSame(diff) ? exitCodes.done : exitCodes.no),
    }),
    logsCommand,
    coverageCommand,
    auditCommand,
  ],
};
