import type { Bank, Platform } from "@sandbank/engine";
import { mistake } from "@sandbank/engine/private/errors";

/** A target that a setup can mount. */
export type Mountable = Bank | Platform;

export function isPlatform(target: Mountable): target is Platform {
  return "live" in target;
}

/** Returns the banks of a mounted target. */
export function listBanks(target: Mountable): readonly Bank[] {
  return isPlatform(target) ? [target.live, target.sandbox] : [target];
}

/** Throws a `TypeError` if the value is neither a bank nor a platform. */
export function requireMountable(action: string, value: Mountable): void {
  const isMountable = typeof value === "object" && value !== null && "handle" in value && "fork" in value;
  if (isMountable) return;
  throw mistake(
    action,
    "this is neither a Bank nor a Platform",
    "Pass what createBank(), createPlatform() or fork() returned.",
  );
}
