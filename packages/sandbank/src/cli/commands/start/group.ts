import type { CommandGroup } from "../../command.ts";
import { envCommand } from "./env.ts";
import { execCommand } from "./exec.ts";
import { openCommand } from "./open.ts";
import { startCommand } from "./start.ts";
import { statusCommand } from "./status.ts";
import { stopCommand } from "./stop.ts";
import { waitCommand } from "./wait.ts";

export const startGroup: CommandGroup = {
  title: "Server",
  commands: [startCommand, execCommand, waitCommand, statusCommand, stopCommand, envCommand, openCommand],
};
