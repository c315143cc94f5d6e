import { computed, signal } from "@preact/signals";
import { bankName } from "../router/router.ts";
import { UnreachableError } from "../source/errors.ts";
import type { Source } from "../source/source.ts";

/** Every server has this bank. */
export const DEFAULT_BANK = "default";

const RETRY_MS = 1_000;

/** The name of a bank of the URL that the server is known to have. */
export const knownBank = signal(DEFAULT_BANK);

/** The name of a bank of the URL that the server does not have; empty for none. */
export const missingBank = signal("");

/** Whether the page can read the selected bank. Reading an unknown bank would create it. */
export const isBankKnown = computed(() => bankName.value === DEFAULT_BANK || bankName.value === knownBank.value);

/** Looks for the selected bank on the server, until that answers. Rejects if the server refuses the list. */
export async function awaitBank(server: Source): Promise<void> {
  const name = bankName.peek();
  try {
    const { data } = await server.admin("banks.list");
    (data.some((bank) => bank.name === name) ? knownBank : missingBank).value = name;
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    if (name === bankName.peek()) await awaitBank(server);
  }
}
