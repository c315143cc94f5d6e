import { adminCommands } from "./admin-commands.ts";
import type { Command } from "./command.ts";
import { callCommand, triggerCommand } from "./commands/bank-commands.ts";
import { completionCommand } from "./commands/completion.ts";
import { configCommand } from "./commands/config.ts";
import { coverageCommand } from "./commands/coverage.ts";
import { deliveryFaultsCommand } from "./commands/delivery-faults.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { execCommand } from "./commands/exec.ts";
import { exportCommand } from "./commands/export.ts";
import { auditCommand, explainCommand, logsCommand } from "./commands/inspection-commands.ts";
import { listenCommand } from "./commands/listen.ts";
import { openCommand } from "./commands/open.ts";
import { replayCommand } from "./commands/replay.ts";
import { envCommand, stopCommand, waitCommand } from "./commands/server-commands.ts";
import { startCommand } from "./commands/start.ts";
import { verifyReceiverCommand } from "./commands/verify-receiver.ts";

const own: readonly Command[] = [
  startCommand,
  execCommand,
  waitCommand,
  stopCommand,
  envCommand,
  openCommand,
  callCommand,
  triggerCommand,
  listenCommand,
  verifyReceiverCommand,
  deliveryFaultsCommand,
  explainCommand,
  coverageCommand,
  auditCommand,
  logsCommand,
  exportCommand,
  replayCommand,
  configCommand,
  doctorCommand,
];

/** Returns every command: those of this folder, and those that are made from the table of admin operations. */
export function allCommands(): readonly Command[] {
  const all = [...own, ...adminCommands()];
  return [...all, completionCommand(all)];
}
