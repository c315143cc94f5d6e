import { createApi } from "./core/create-api.ts";
import type { BankClientOptions } from "./core/options.ts";
import { readSettings } from "./core/settings.ts";
import { EventFeed } from "./event-feed.ts";
import { Resources } from "./resources/index.ts";

/**
 * A client of the API: one property for each resource. Holds no connection and needs no closing.
 *
 * Throws a `TypeError` that names the option at fault.
 *
 * @example
 * const client = new BankClient({ apiKey, baseUrl: "https://bank.test" });
 * const account = await client.accounts.create({ name: "Operating" });
 */
export class BankClient extends Resources {
  /** Operations on Events, and what is built on them. */
  override readonly events: EventFeed;

  constructor(options: BankClientOptions) {
    const api = createApi(readSettings(options));
    super(api);
    this.events = new EventFeed(api);
  }
}
