import type { CommandGroup } from "../../command.ts";
import { callCommand } from "./call.ts";
import { triggerCommand } from "./trigger.ts";

export const actGroup: CommandGroup = { title: "Calls", commands: [callCommand, triggerCommand] };
