import { type AccountId, BankClient } from "@sandbank/sdk";
import type { StartParts } from "@sandbank/testing/sweep";
import { LogStore } from "./crashable-stores.ts";
import { holdsOf, openBank, proof } from "./proof.ts";

type Bug =
  | "approval not synchronized"
  | "executed before the call"
  | "key by chance"
  | "never resumes"
  | "counts lines";
type Style = "synchronizes each line" | "key in the log";

interface Line {
  readonly id: string;
  readonly what: "requested" | "approved" | "key" | "executed";
  readonly cents?: number;
  readonly by?: string;
  readonly key?: string;
}
type Log = LogStore<Line>;

/** Replays its log at the start. Two managers approve a payment. */
class Approvals {
  readonly log: Log;
  readonly client: BankClient;
  readonly accountId: AccountId;
  readonly variant: Bug | Style | "correct";
  /** What the log says. */
  readonly lines: Line[];

  constructor({ store, clientOptions }: StartParts<Log>, accountId: AccountId, variant: Bug | Style | "correct") {
    this.log = store;
    this.client = new BankClient(clientOptions);
    this.accountId = accountId;
    this.variant = variant;
    this.lines = [...store.entries()];
  }

  append(line: Line): void {
    this.log.append(line);
    this.lines.push(line);
    if (this.variant === "synchronizes each line") this.log.sync();
  }

  of(id: string, what: Line["what"]): Line[] {
    return this.lines.filter((line) => line.id === id && line.what === what);
  }

  request(id: string, cents: number): void {
    if (this.of(id, "requested").length === 0) this.append({ id, what: "requested", cents });
    this.log.sync();
  }

  async approve(id: string, by: string): Promise<void> {
    const isKnown = this.of(id, "approved").some((line) => line.by === by);
    if (!isKnown || this.variant === "counts lines") this.append({ id, what: "approved", by });
    if (this.variant !== "approval not synchronized" || this.of(id, "approved").length > 1) this.log.sync();
    if (this.variant === "never resumes" && isKnown) return;
    await this.executeIfApproved(id);
  }

  async executeIfApproved(id: string): Promise<void> {
    const [requested] = this.of(id, "requested");
    const isDone = this.of(id, "executed").length > 0;
    if (requested?.cents === undefined || isDone || this.of(id, "approved").length < 2) return;
    let idempotencyKey = `payment ${id}`;
    if (this.variant === "key by chance") idempotencyKey = crypto.randomUUID();
    if (this.variant === "key in the log") {
      const [known] = this.of(id, "key");
      idempotencyKey = known?.key ?? crypto.randomUUID();
      if (known === undefined) this.append({ id, what: "key", key: idempotencyKey });
      this.log.sync();
    }
    if (this.variant === "executed before the call") {
      this.append({ id, what: "executed" });
      this.log.sync();
    }
    await this.client.pendingTransactions.create(
      { account_id: this.accountId, amount: -requested.cents },
      { idempotencyKey },
    );
    if (this.variant !== "executed before the call") this.append({ id, what: "executed" });
    this.log.sync();
  }
}

export const logApprovals = proof<Bug, Approvals, Log, Style>(
  "approvals in a log",
  {
    "approval not synchronized": ["crash"],
    "executed before the call": ["crash", "outage"],
    "key by chance": ["crash"],
    "never resumes": ["crash", "outage"],
    "counts lines": ["crash"],
  },
  (variant) => {
    const { bank, accountId } = openBank();
    return {
      bank,
      reads: ["entries"],
      store: () => new LogStore<Line>(),
      start: (parts) => new Approvals(parts, accountId, variant),
      story: async ({ step }) => {
        await step("Ada requests a", (approvals) => approvals.request("a", 80_00));
        await step("Ben approves a", (approvals) => approvals.approve("a", "ben"));
        await step("Cleo approves a", (approvals) => approvals.approve("a", "cleo"));
        await step("Ada requests b", (approvals) => approvals.request("b", 90_00));
        await step("Ben approves b", (approvals) => approvals.approve("b", "ben"));
      },
      check: ({ bank }) => holdsOf(bank).join() === "8000",
    };
  },
  "synchronizes each line",
  "key in the log",
);
