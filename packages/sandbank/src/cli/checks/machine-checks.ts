import { accessSync, constants, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { CommandCall } from "../command.ts";
import { runningServers, serverDirectory } from "../server-file.ts";
import type { Check } from "./check.ts";

/** Whether Node is new enough. */
export function checkNode(): Check {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const isTypeScript = major > 22 || (major === 22 && minor >= 18);
  return {
    name: "node",
    ok: major > 20 || (major === 20 && minor >= 18),
    detail: `${process.versions.node}; 20.18 or later is needed, and ${isTypeScript ? "TypeScript files can be loaded" : "22.18 for configurations and seeds in TypeScript"}`,
  };
}

/** Whether servers can write down how to reach them. */
export function checkDirectory({ io }: CommandCall): Check {
  const directory = serverDirectory(io.env);
  const parent = join(directory, "..");
  try {
    accessSync(parent, constants.W_OK);
    return { name: "runtime files", ok: true, detail: directory };
  } catch {
    return { name: "runtime files", ok: false, detail: `${parent} cannot be written. Set XDG_RUNTIME_DIR` };
  }
}

/** Which servers of this user run, and whether files of others are left. */
export function checkServers({ io }: CommandCall, isFixing: boolean): Check {
  const running = runningServers(io.env);
  const directory = serverDirectory(io.env);
  const stale = filesIn(directory).filter((file) => !running.some(({ pid }) => pid === pidIn(join(directory, file))));
  if (isFixing) for (const file of stale) rmSync(join(directory, file), { force: true });
  const urls = running.length === 0 ? "none runs" : running.map(({ url }) => url).join(", ");
  if (stale.length === 0) return { name: "servers", ok: true, detail: urls };
  const one = stale.length === 1;
  const files = one ? "1 file of a server that no longer runs" : `${stale.length} files of servers that no longer run`;
  const left = `${urls}; ${files}`;
  if (isFixing) return { name: "servers", ok: true, detail: `${left} ${one ? "was" : "were"} removed` };
  const advice = `\`sandbank doctor --fix\` removes ${one ? "it" : "them"}`;
  return { name: "servers", ok: true, warning: true, detail: `${left}. ${advice}` };
}

function filesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

function pidIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8")).pid;
  } catch {
    return undefined;
  }
}
