import type { Command, CommandGroup } from "./command.ts";
import { actGroup } from "./commands/act/group.ts";
import { banksGroup } from "./commands/banks/group.ts";
import { clockGroup } from "./commands/clock/group.ts";
import { faultsGroup } from "./commands/faults/group.ts";
import { helpGroup } from "./commands/help/group.ts";
import { lookGroup } from "./commands/look/group.ts";
import { projectGroup } from "./commands/project/group.ts";
import { sessionsGroup } from "./commands/sessions/group.ts";
import { startGroup } from "./commands/start/group.ts";
import { webhooksGroup } from "./commands/webhooks/group.ts";

/** Every command, in the order of `sandbank --help`. */
export const commandGroups: readonly CommandGroup[] = [
  startGroup,
  projectGroup,
  actGroup,
  lookGroup,
  clockGroup,
  webhooksGroup,
  faultsGroup,
  sessionsGroup,
  banksGroup,
  helpGroup(() => commandGroups),
];

export function allCommands(): readonly Command[] {
  return commandGroups.flatMap(({ commands }) => commands);
}
