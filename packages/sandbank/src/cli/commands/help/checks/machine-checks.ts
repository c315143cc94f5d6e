import { accessSync, constants, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { attempt } from "../../../../attempt.ts";
import { createAdminClient } from "../../../../client.ts";
import type { CommandCall } from "../../../command.ts";
import {
  isRunning,
  runningServers,
  type ServerFile,
  serverDirectory,
  serverFileIn,
} from "../../../server/server-file.ts";
import { type Check, checked } from "./check.ts";

/** Checks whether Node is new enough. */
export function checkNode(): Check {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const isTypeScript = major > 22 || (major === 22 && minor >= 18);
  return {
    name: "node",
    ok: major > 20 || (major === 20 && minor >= 18),
    detail: `${process.versions.node}; 20.18 or later is needed, and ${isTypeScript ? "TypeScript files can be loaded" : "22.18 for configurations and seeds in TypeScript"}`,
  };
}

/** Checks whether servers can write their files. */
export function checkDirectory({ io }: CommandCall): Promise<Check> {
  return checked("runtime files", () => {
    const directory = serverDirectory(io.env);
    const parent = join(directory, "..");
    try {
      accessSync(parent, constants.W_OK);
    } catch {
      throw new Error(`${parent} cannot be written. Set XDG_RUNTIME_DIR`);
    }
    return directory;
  });
}

/**
 * Lists the running servers of this user, and checks whether they can store their changes and whether killed servers
 * left files. `isFixing` removes files that servers wrote.
 */
export function checkServers({ io }: CommandCall, isFixing: boolean): Promise<Check> {
  return checked("servers", async () => {
    const running = runningServers(io.env);
    const directory = serverDirectory(io.env);
    const stale = (attempt(() => readdirSync(directory)) ?? []).filter((file) => {
      const server = serverFileIn(join(directory, file));
      return server !== undefined && !isRunning(server);
    });
    if (isFixing) for (const file of stale) rmSync(join(directory, file), { force: true });
    const problems = (await Promise.all(running.map(storageProblem))).filter((problem) => problem !== undefined);
    const urls = running.length === 0 ? "none runs" : running.map(({ url }) => url).join(", ");
    const found = [urls, ...problems].join("; ");
    if (stale.length === 0) return problems.length === 0 ? found : { detail: found, warning: true };
    const one = stale.length === 1;
    const files = one
      ? "1 file of a server that no longer runs"
      : `${stale.length} files of servers that no longer run`;
    const left = `${found}; ${files}`;
    if (isFixing) return `${left} ${one ? "was" : "were"} removed`;
    return { detail: `${left}. \`sandbank doctor --fix\` removes ${one ? "it" : "them"}`, warning: true };
  });
}

/** Returns why a running server cannot store its changes; undefined if it can, or does not answer. */
async function storageProblem({ url, token }: ServerFile): Promise<string | undefined> {
  const status = await createAdminClient({ url, key: token })
    .call("status")
    .catch(() => undefined);
  const problem = status?.storageProblem;
  return problem == null ? undefined : `${url} refuses calls that change a bank: ${problem}`;
}
