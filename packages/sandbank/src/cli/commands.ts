import { adminCommands } from "./admin-commands.ts";
import type { Command } from "./command.ts";
import { callCommand, triggerCommand } from "./commands/act/bank-commands.ts";
import { deliveryFaultsCommand } from "./commands/faults/delivery-faults.ts";
import { completionCommand } from "./commands/help/completion.ts";
import { configCommand } from "./commands/help/config.ts";
import { doctorCommand } from "./commands/help/doctor.ts";
import { coverageCommand } from "./commands/look/coverage.ts";
import { auditCommand, explainCommand, logsCommand } from "./commands/look/inspection-commands.ts";
import { exportCommand } from "./commands/sessions/export.ts";
import { replayCommand } from "./commands/sessions/replay.ts";
import { execCommand } from "./commands/start/exec.ts";
import { openCommand } from "./commands/start/open.ts";
import { envCommand, stopCommand, waitCommand } from "./commands/start/server-commands.ts";
import { startCommand } from "./commands/start/start.ts";
import { listenCommand } from "./commands/webhooks/listen.ts";
import { verifyReceiverCommand } from "./commands/webhooks/verify-receiver.ts";

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
