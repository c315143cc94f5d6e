import type { Bank } from "@sandbank/engine";
import type { Installed } from "@sandbank/engine/private/mutants";

const INSTALLED = Symbol.for("sandbank.mutant");

/** Forks a bank so that the fork, and each fork of it, is wrong or records what it decides. */
export function forkWith(bank: Bank, installed: Installed): Bank {
  const holder = globalThis as { [INSTALLED]?: Installed | undefined };
  const before = holder[INSTALLED];
  holder[INSTALLED] = installed;
  try {
    return bank.fork();
  } finally {
    holder[INSTALLED] = before;
  }
}
