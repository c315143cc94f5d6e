import type { Command, CommandGroup } from "./command.ts";
import { callCommand } from "./commands/act/call.ts";
import { triggerCommand } from "./commands/act/trigger.ts";
import { bankCommands } from "./commands/banks/bank-commands.ts";
import { clockCommands } from "./commands/clock/clock-commands.ts";
import { faultCommands } from "./commands/faults/fault-commands.ts";
import { completionCommand } from "./commands/help/completion.ts";
import { configCommand } from "./commands/help/config.ts";
import { doctorCommand } from "./commands/help/doctor.ts";
import { helpCommand } from "./commands/help/help.ts";
import { lookCommands } from "./commands/look/look-commands.ts";
import { initCommand } from "./commands/project/init.ts";
import { mutateCommand } from "./commands/project/mutate/mutate.ts";
import { exportCommand } from "./commands/sessions/export.ts";
import { replayCommand } from "./commands/sessions/replay.ts";
import { envCommand } from "./commands/start/env.ts";
import { execCommand } from "./commands/start/exec.ts";
import { openCommand } from "./commands/start/open.ts";
import { startCommand } from "./commands/start/start.ts";
import { statusCommand } from "./commands/start/status.ts";
import { stopCommand } from "./commands/start/stop.ts";
import { waitCommand } from "./commands/start/wait.ts";
import { webhookCommands } from "./commands/webhooks/webhook-commands.ts";

/** Every command, in the order of `sandbank --help`. */
export const commandGroups: readonly CommandGroup[] = [
  {
    title: "Server",
    commands: [startCommand, execCommand, waitCommand, statusCommand, stopCommand, envCommand, openCommand],
  },
  { title: "Project", commands: [initCommand, mutateCommand] },
  { title: "Calls", commands: [callCommand, triggerCommand] },
  { title: "Look", commands: lookCommands },
  { title: "Time", commands: clockCommands },
  { title: "Webhooks", commands: webhookCommands },
  { title: "Faults", commands: faultCommands },
  { title: "Sessions", commands: [exportCommand, replayCommand] },
  { title: "Banks", commands: bankCommands },
  { title: "Help", commands: [helpCommand(() => commandGroups), doctorCommand, configCommand, completionCommand] },
];

export function allCommands(): readonly Command[] {
  return commandGroups.flatMap(({ commands }) => commands);
}
