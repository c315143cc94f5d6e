import type { CommandGroup } from "../../command.ts";
import { completionCommand } from "./completion.ts";
import { configCommand } from "./config.ts";
import { doctorCommand } from "./doctor.ts";
import { helpCommand } from "./help.ts";

/** `groups`: of all commands, which the commands of this group describe. */
export function helpGroup(groups: () => readonly CommandGroup[]): CommandGroup {
  return {
    title: "Help",
    commands: [helpCommand(groups), doctorCommand, configCommand, completionCommand],
  };
}
