import { StepError } from "@sandbank/engine/private/errors";
import type { Settings } from "../../config/settings.ts";
import { seedNotRun } from "../../errors/seed-not-run.ts";
import { StartError } from "../../errors/start-error.ts";
import type { ServerOptions } from "../../server/server-options.ts";
import type { RunningServer } from "../../server/start-server.ts";
import { portHolder } from "./port-holder.ts";

/** Starts a server. The error names the program that uses its port, or the file of a seed that cannot run. */
export async function startOrExplain(options: ServerOptions, settings: Settings["settings"]): Promise<RunningServer> {
  const { startServer } = await import("../../server/start-server.ts");
  try {
    return await startServer(options);
  } catch (error) {
    throw error instanceof StartError ? await explained(error, options, settings) : error;
  }
}

async function explained(error: StartError, { host }: ServerOptions, settings: Settings["settings"]) {
  const { port, seed = -1, cause } = error;
  const file = ((settings["seed"]?.value ?? []) as readonly string[])[seed];
  if (file !== undefined && cause instanceof StepError) return seedNotRun(file, seed, cause);
  return port === undefined ? error : new StartError((await readPortUse(port, host)).text, { port, cause: error });
}

/** The program that uses a port. */
interface PortUse {
  /** Whether it is a Sandbank server. */
  readonly isOurs: boolean;
  readonly text: string;
}

/** Finds the program that uses a port: a Sandbank server identifies itself, and Linux names the process. */
export async function readPortUse(port: number, host = "127.0.0.1"): Promise<PortUse> {
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  const version = await versionAt(url);
  const advice = "Pass --port with another one, or --port 0 for one that is free";
  if (version === undefined) {
    const holder = portHolder(port);
    const who = holder === undefined ? "another program" : `${holder.name} with process id ${holder.pid}`;
    return { isOurs: false, text: `port ${port} is in use by ${who}. ${advice}` };
  }
  const text = `port ${port} is in use by Sandbank ${version} at ${url}. Stop it with \`sandbank stop --url ${url}\`, or use it. ${advice}`;
  return { isOurs: true, text };
}

/** The time that a server has to identify itself, in milliseconds. */
const ANSWER_MS = 1_000;

/** Returns the version of the Sandbank server at a URL; undefined if there is none. */
export async function versionAt(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/_sandbank/health`, {
      signal: AbortSignal.timeout(ANSWER_MS),
      redirect: "error",
    });
    const { status, version } = (await response.json()) as { readonly status?: unknown; readonly version?: unknown };
    return typeof status === "string" && typeof version === "string" ? version : undefined;
  } catch {
    return undefined;
  }
}
