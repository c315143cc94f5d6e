import { type Bank, createBank } from "@sandbank/engine";
import type { BankTestOptions } from "./bank-test-options.ts";

/** Opens the bank that the tests of a file fork, and sets it up. Throws a `TypeError` for options that exclude each other. */
export async function openBase({ bank, setup, receivers: _, baseUrl: __, ...options }: BankTestOptions): Promise<Bank> {
  if (bank === undefined) {
    const base = createBank(options);
    await setup?.(base);
    return base;
  }
  const [other] = [...(setup === undefined ? [] : ["setup"]), ...Object.keys(options)];
  if (other === undefined) return bank;
  throw new TypeError(
    `[sandbank] Failed to open the bank of a test: \`bank\` is open already, and \`${other}\` would not apply. Pass \`${other}\` without \`bank\`, or prepare the bank before you pass it.`,
  );
}
