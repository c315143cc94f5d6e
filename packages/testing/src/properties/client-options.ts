import type { Bank } from "@sandbank/engine";
import { createFetchHandler, type FetchHandler } from "@sandbank/engine/http";

export interface ClientOptions {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly fetch: FetchHandler;
  readonly newIdempotencyKey: () => string;
  readonly sleep: () => Promise<void>;
  readonly random: () => number;
}

export function clientOptions(bank: Bank): ClientOptions {
  let keys = 0;
  return {
    apiKey: bank.apiKey,
    baseUrl: "https://bank.test",
    fetch: createFetchHandler(bank),
    newIdempotencyKey: () => `key-${++keys}`,
    sleep: async () => {},
    random: () => 0,
  };
}
