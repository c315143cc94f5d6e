import { adminCommand } from "../../admin-command.ts";
import { exitCodes } from "../../exit-codes.ts";

export const auditCommand = adminCommand("audit", {
  short: "Check every invariant of the bank",
  summary: "Checks every invariant of the bank. Exit code 1 if one does not hold.",
  print: ({ violations }, { paint }) =>
    violations.length === 0
      ? paint("green", "The bank is sound: every invariant holds.")
      : violations.map((each) => paint("red", JSON.stringify(each))).join("\n"),
  exitCode: ({ violations }) => (violations.length === 0 ? exitCodes.done : exitCodes.no),
});
