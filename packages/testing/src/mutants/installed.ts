import type { Bank } from "@sandbank/engine";
import type { Installed } from "@sandbank/engine/private/mutants";

const INSTALLED = Symbol.for("sandbank.mutant");

const holder: { [INSTALLED]?: Installed | undefined } = globalThis as object;

/** Returns what `sandbank mutate` has installed in this process; undefined in any other run. */
export function readInstalled(): Installed | undefined {
  return holder[INSTALLED];
}

/** Forks a bank so that the fork, and each fork of it, is wrong or records what it decides. */
export function forkWith(bank: Bank, installed: Installed, options?: Parameters<Bank["fork"]>[0]): Bank {
  const before = holder[INSTALLED];
  holder[INSTALLED] = installed;
  try {
    return bank.fork(options);
  } finally {
    holder[INSTALLED] = before;
  }
}

/** Forks the bank of a test. What the fork decides is recorded under the name of the test. */
export function forkForTest(base: Bank, test: string): Bank {
  const installed = readInstalled();
  const { reached } = installed ?? {};
  if (reached === undefined) return base.fork({ seed: test });
  return forkWith(base, { ...installed, reached: (place) => reached(place, test) }, { seed: test });
}

/** `the mutant decline/card/card_canceled: A canceled Card pays.`; undefined if the bank is right. */
export function describeMutant(): string | undefined {
  const mutant = readInstalled()?.mutant;
  if (mutant === undefined) return undefined;
  return `the ${mutant.isPermitted ? "permitted change" : "mutant"} ${mutant.id}: ${mutant.sentence}`;
}
