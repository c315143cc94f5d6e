import type { CommandGroup } from "../../command.ts";
import { initCommand } from "./init.ts";

export const projectGroup: CommandGroup = { title: "Project", commands: [initCommand] };
