import { spawn } from "node:child_process";
import type { CommandIo } from "../command.ts";

/** Opens a URL in the user's browser. Resolves with whether the system could. */
export function openBrowser(url: string, { env }: Pick<CommandIo, "env">): Promise<boolean> {
  const [command, ...args] = chooseOpener(url);
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, stdio: "ignore" });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}

/** Returns the program of the system that opens a URL. */
function chooseOpener(url: string): readonly [command: string, ...args: string[]] {
  if (process.platform === "darwin") return ["open", url];
  // The first argument of `start` that is in quotes is the title of a window.
  if (process.platform === "win32") return ["cmd", "/c", "start", '""', url.replace(/&/g, "^&")];
  return ["xdg-open", url];
}
