import type { Bank } from "@sandbank/engine";

// Stands in for `clientOptions` of @sandbank/engine/http until that is merged.
export interface BankClientSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly newIdempotencyKey: () => string;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  readonly random: () => number;
}

export function clientOptions(bank: Bank, { baseUrl = "https://bank.test" } = {}): BankClientSettings {
  return {
    apiKey: bank.apiKey,
    baseUrl,
    fetch,
    newIdempotencyKey: () => `key-${bank.journal().entries.length + 1}`,
    sleep: async (milliseconds) => {
      bank.clock.advance({ milliseconds });
    },
    now: () => Date.parse(bank.clock.now()),
    random: () => 0,
  };
}
