import type { CommandGroup } from "../../command.ts";
import { exportCommand } from "./export.ts";
import { replayCommand } from "./replay.ts";

export const sessionsGroup: CommandGroup = { title: "Sessions", commands: [exportCommand, replayCommand] };
