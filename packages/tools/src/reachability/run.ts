import { type Bank, type BankOptions, type Coverage, createBank } from "@sandbank/engine";
import type { Program } from "./program.ts";

/** What came of a program. */
export interface Run {
  /** The one that the program finds, and those that it opened. */
  readonly banks: readonly [Bank, ...Bank[]];
  /** Named as in `coverage().unreached`: `reasons card_decline.cvv2_mismatch`. */
  readonly reached: ReadonlySet<string>;
  /** What stopped it, if anything: a direct call that is refused throws. */
  readonly error: unknown;
}

/** Runs a program where `bank` is a new bank. */
export function run(program: Program): Run {
  const banks: [Bank, ...Bank[]] = [createBank()];
  const open = (options?: BankOptions): Bank => {
    const bank = createBank(options);
    banks.push(bank);
    return bank;
  };
  let error: unknown;
  try {
    new Function("bank", "createBank", `"use strict";\n${program.join("\n")}`)(banks[0], open);
  } catch (thrown) {
    error = thrown;
  }
  return { banks, reached: new Set(banks.flatMap((bank) => reachedIn(bank.coverage()))), error };
}

function reachedIn({ unreached: _, ...kinds }: Coverage): string[] {
  return Object.entries(kinds).flatMap(([kind, { reached }]) => reached.map((name) => `${kind} ${name}`));
}
