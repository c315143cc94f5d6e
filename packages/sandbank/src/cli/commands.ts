import { adminCommands } from "./admin-commands.ts";
import type { Command } from "./command.ts";
import { callCommand, triggerCommand } from "./commands/bank-commands.ts";
import { execCommand } from "./commands/exec.ts";
import { exportCommand, replayCommand } from "./commands/export.ts";
import { auditCommand, coverageCommand, logsCommand } from "./commands/inspection-commands.ts";
import { listenCommand } from "./commands/listen.ts";
import { envCommand, waitCommand } from "./commands/server-commands.ts";
import { startCommand } from "./commands/start.ts";

const own: readonly Command[] = [
  startCommand,
  execCommand,
  waitCommand,
  envCommand,
  callCommand,
  triggerCommand,
  listenCommand,
  coverageCommand,
  auditCommand,
  logsCommand,
  exportCommand,
  replayCommand,
];

/** Every command: those of this folder, and those that are made from the table of admin operations. */
export function allCommands(): readonly Command[] {
  const names = new Set(own.map(({ words }) => words));
  return [...own, ...adminCommands().filter(({ words }) => !names.has(words))];
}
