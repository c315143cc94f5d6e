import { type AccountId, BankApiError, BankClient, BankConnectionError } from "@sandbank/sdk";
import type { StartParts } from "@sandbank/testing/sweep";
import { holdsOf, openBank, proof } from "./proof.ts";

type Bug = "key per attempt" | "retries only lost connections" | "gives up silently" | "takes a lost response for done";

type Rows = Map<string, "planned" | "done">;

/** Retries by itself, until it succeeds. */
class Reserver {
  readonly parts: StartParts<Rows>;
  readonly client: BankClient;
  readonly accountId: AccountId;
  readonly variant: Bug | "correct";

  constructor(parts: StartParts<Rows>, accountId: AccountId, variant: Bug | "correct") {
    this.parts = parts;
    this.client = new BankClient({ ...parts.clientOptions, maxRetries: 0 });
    this.accountId = accountId;
    this.variant = variant;
  }

  async reserve(id: string, cents: number): Promise<void> {
    const { store, sleep } = this.parts;
    if (store.get(id) === "done") return;
    store.set(id, "planned");
    for (let attempt = 1; ; attempt++) {
      const idempotencyKey = this.variant === "key per attempt" ? `${id} ${attempt}` : id;
      try {
        await this.client.pendingTransactions.create(
          { account_id: this.accountId, amount: -cents },
          { idempotencyKey },
        );
        break;
      } catch (error) {
        if (this.variant === "takes a lost response for done" && error instanceof BankConnectionError) break;
        if (this.variant === "retries only lost connections" && error instanceof BankApiError) return;
        if (this.variant === "gives up silently" && attempt === 2) return;
        await sleep(1_000 * 2 ** Math.min(attempt, 8));
      }
    }
    store.set(id, "done");
  }
}

export const ownRetries = proof<Bug, Reserver, Rows>(
  "an app with retries of its own",
  {
    "key per attempt": ["lost_response"],
    "retries only lost connections": ["server_error", "rate_limit"],
    "gives up silently": ["outage"],
    "takes a lost response for done": ["lost_request", "outage"],
  },
  (variant) => {
    const { bank, accountId } = openBank();
    return {
      bank,
      store: () => new Map(),
      start: (parts) => new Reserver(parts, accountId, variant),
      story: async ({ step, advance }) => {
        await step("Ada reserves", (reserver) => reserver.reserve("ada", 20_00));
        await advance({ hours: 1 });
        await step("Ben reserves", (reserver) => reserver.reserve("ben", 30_00));
      },
      check: ({ bank }) => holdsOf(bank).join() === "2000,3000",
    };
  },
);
