import { adminCommand } from "../../admin-command.ts";
import type { CommandGroup } from "../../command.ts";
import { armCommand, clearCommand } from "./change-faults.ts";
import { faultLines } from "./fault-lines.ts";

export const faultsGroup: CommandGroup = {
  title: "Faults",
  commands: [
    adminCommand("faults.list", { short: "List the faults of requests and deliveries", print: faultLines }),
    armCommand,
    clearCommand,
  ],
};
