import type { Installed, Mutant } from "@sandbank/engine/private/mutants";
import type { Settings } from "../../config/settings.ts";
import { UsageError } from "../../errors/usage-error.ts";
import type { Flag } from "../../flags/flag.ts";
import { requireMutant } from "../../mutate/require-mutant.ts";
import type { ServerOptions } from "../../server/server-options.ts";
import type { RunningServer } from "../../server/start-server.ts";
import { startOrExplain } from "./start-or-explain.ts";

/** The flag of a server whose banks are wrong. No configuration sets it, so that nobody forgets it there. */
export const mutantFlag = {
  type: "string",
  placeholder: "ID",
  summary: "Make every bank wrong in one way, of those that `sandbank mutate --list` prints.",
} as const satisfies Flag;

const INSTALLED = Symbol.for("sandbank.mutant");
const holder: { [INSTALLED]?: Installed | undefined } = globalThis as object;

interface StartOptions {
  readonly options: ServerOptions;
  readonly settings: Settings["settings"];
  /** Told if the bank gives up its mutant. */
  readonly err: (text: string) => void;
}

/** A server, and the way in which its banks are wrong; null if they are right. */
interface Started {
  readonly server: RunningServer;
  readonly mutant: Mutant | null;
}

/** Starts a server whose banks are wrong until it stops, if an id names how. Throws a `UsageError` for another id. */
export async function startWithMutant(
  id: string | undefined,
  { options, settings, err }: StartOptions,
): Promise<Started> {
  if (id === undefined) return { server: await startOrExplain(options, settings), mutant: null };
  if (options.persist !== undefined) {
    throw new UsageError(
      "--mutant is for banks in memory, because a stored bank is replayed as a right one. Leave out --persist.",
    );
  }
  const { listMutants } = await import("@sandbank/view/mutants/catalogue");
  const mutant = requireMutant("--mutant", id, listMutants());
  const before = holder[INSTALLED];
  const remove = () => {
    holder[INSTALLED] = before;
  };
  holder[INSTALLED] = {
    mutant,
    setAside: (why) => err(`The bank is right from here on, because a call failed: ${why}`),
  };
  try {
    const server = await startOrExplain(options, settings);
    void server.stopped.then(remove, remove);
    return { server, mutant };
  } catch (error) {
    remove();
    throw error;
  }
}
