import type { Bank, Snapshot } from "@sandbank/engine";
import { mistake } from "@sandbank/engine/private/errors";
import { isPlatform, listBanks, type Mountable, requireMountable } from "./mountable.ts";

export interface ResetOptions {
  /**
   * `"empty"` also removes the objects from before `listen`: the bank returns to its state when it was opened or
   * forked. Default: keep these objects.
   */
  readonly to?: "empty";
}

/** The bank or platform that answers requests, and the state that `reset` returns to. */
export interface MountedBank<Target extends Mountable> {
  /** The bank or platform in use. */
  readonly bank: Target;
  use(bank: Target): void;
  /** Calls `act` when another bank comes into use. Returns the function that ends this. */
  onSwitch(act: () => void): () => void;
  /** Makes `reset` return to the bank in use, in its state at this instant. */
  keepSeeds(): void;
  reset(options?: ResetOptions): void;
}

export function mountedBank<Target extends Mountable>(original: Target): MountedBank<Target> {
  let base = original;
  let inUse = original;
  let seeds = takeSnapshots(listBanks(base));
  const listeners = new Set<() => void>();
  const switchTo = (bank: Target) => {
    if (bank === inUse) return;
    inUse = bank;
    for (const act of listeners) act();
  };
  return {
    get bank() {
      return inUse;
    },
    use(bank) {
      requireMountable("use the bank", bank);
      requireSameKind(bank, original);
      switchTo(bank);
    },
    onSwitch(act) {
      listeners.add(act);
      return () => void listeners.delete(act);
    },
    keepSeeds() {
      base = inUse;
      seeds = takeSnapshots(listBanks(base));
    },
    reset(options = {}) {
      const unknown = Object.keys(options).find((name) => name !== "to");
      if (unknown !== undefined) {
        throw mistake("reset", `"${unknown}" is not an option`, "Use `to`.");
      }
      const { to } = options;
      if (to !== undefined && to !== "empty") {
        throw mistake("reset", `\`to\` must be "empty", not ${JSON.stringify(to)}`);
      }
      for (const [bank, seeded] of seeds) {
        if (to === "empty") bank.reset();
        else bank.restore(seeded);
      }
      switchTo(base);
    },
  };
}

function takeSnapshots(banks: readonly Bank[]): readonly (readonly [Bank, Snapshot])[] {
  return banks.map((bank) => [bank, bank.snapshot()]);
}

/** Refuses a bank for a platform and a platform for a bank, because their client options differ in shape. */
function requireSameKind(bank: Mountable, original: Mountable): void {
  if (isPlatform(bank) === isPlatform(original)) return;
  const [given, asked] = isPlatform(bank) ? ["Platform", "Bank"] : ["Bank", "Platform"];
  throw mistake(
    "use the bank",
    `this is a ${given}, and the setup has a ${asked}`,
    `Pass a ${asked}, such as a fork of \`setup.bank\`.`,
  );
}
