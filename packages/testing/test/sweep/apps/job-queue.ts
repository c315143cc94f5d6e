import { type AccountId, BankClient } from "@sandbank/sdk";
import type { StartParts } from "@sandbank/testing/sweep";
import { holdsOf, openBank, proof } from "./proof.ts";

type Bug =
  | "lease without an end"
  | "lease kept after an error"
  | "done before the work"
  | "no key"
  | "three tries, then done";

interface Job {
  readonly id: string;
  readonly cents: number;
  readonly isDone: boolean;
  readonly tries: number;
  /** Milliseconds since 1970; 0 for no lease. */
  readonly leasedUntil: number;
}

type Rows = Map<string, Job>;
const LEASE_MS = 60_000;

/** A queue of jobs whose worker takes a lease. */
class Queue {
  readonly parts: StartParts<Rows>;
  readonly client: BankClient;
  readonly accountId: AccountId;
  readonly variant: Bug | "correct";

  constructor(parts: StartParts<Rows>, accountId: AccountId, variant: Bug | "correct") {
    this.parts = parts;
    this.client = new BankClient(parts.clientOptions);
    this.accountId = accountId;
    this.variant = variant;
  }

  add(id: string, cents: number): void {
    if (!this.parts.store.has(id)) this.update({ id, cents, isDone: false, tries: 0, leasedUntil: 0 });
  }

  update(job: Job): void {
    this.parts.store.set(job.id, job);
  }

  /** Does all jobs. Waits for the end of the leases of others. */
  async work(): Promise<void> {
    for (const { id } of [...this.parts.store.values()]) {
      for (let job = this.job(id); !job.isDone; job = this.job(id)) {
        const left = job.leasedUntil - Date.parse(this.parts.now());
        if (left > 0) {
          if (this.variant === "lease without an end") break;
          await this.parts.sleep(left);
        } else await this.perform({ ...job, leasedUntil: Date.parse(this.parts.now()) + LEASE_MS });
      }
    }
  }

  job(id: string): Job {
    return this.parts.store.get(id) as Job;
  }

  async perform(job: Job): Promise<void> {
    const isEager = this.variant === "done before the work";
    this.update(this.variant === "lease without an end" ? { ...job, leasedUntil: Number.MAX_SAFE_INTEGER } : job);
    if (isEager) this.update({ ...job, isDone: true });
    try {
      const options = this.variant === "no key" ? {} : { idempotencyKey: `job ${job.id}` };
      await this.client.pendingTransactions.create({ account_id: this.accountId, amount: -job.cents }, options);
      if (!isEager) this.update({ ...job, isDone: true });
    } catch {
      if (this.variant === "lease kept after an error") this.update({ ...job, leasedUntil: Number.MAX_SAFE_INTEGER });
      else if (this.variant === "three tries, then done") {
        this.update({ ...job, tries: job.tries + 1, leasedUntil: 0, isDone: job.tries >= 2 });
      } else if (!isEager) this.update({ ...job, leasedUntil: 0 });
    }
  }
}

export const jobQueue = proof<Bug, Queue, Rows>(
  "a job queue with leases",
  {
    "lease without an end": ["crash"],
    "lease kept after an error": ["outage"],
    "done before the work": ["crash", "outage"],
    "no key": ["crash"],
    "three tries, then done": ["outage"],
  },
  (variant) => {
    const { bank, accountId } = openBank();
    return {
      bank,
      store: () => new Map(),
      start: (parts) => new Queue(parts, accountId, variant),
      idle: (queue) => queue.work(),
      story: async ({ step, settle, advance }) => {
        await step("jobs a and b are added", (queue) => {
          queue.add("a", 20_00);
          queue.add("b", 30_00);
        });
        await settle();
        await step("job c is added", (queue) => queue.add("c", 40_00));
        await advance({ minutes: 5 });
      },
      check: ({ bank }) => holdsOf(bank).join() === "2000,3000,4000",
    };
  },
);
