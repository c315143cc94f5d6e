import type { CommandGroup } from "../../command.ts";
import { initCommand } from "./init.ts";
import { mutateCommand } from "./mutate/mutate.ts";

export const projectGroup: CommandGroup = { title: "Project", commands: [initCommand, mutateCommand] };
