import { DatabaseSync } from "node:sqlite";
import { type AccountId, BankClient } from "@sandbank/sdk";
import type { StartParts } from "@sandbank/testing/sweep";
import { holdsOf, openBank, proof } from "./proof.ts";

type Bug =
  | "claim without an end"
  | "done before the send"
  | "key per attempt"
  | "key written after the call"
  | "claimed in one statement, counted in another"
  | "done in finally";
type Style = "key written first" | "drains by timers";

interface Job {
  readonly id: string;
  readonly cents: number;
  readonly key: string | null;
}

const SCHEMA = `
  CREATE TABLE jobs (id TEXT PRIMARY KEY, cents INTEGER, key TEXT, claimed_at INTEGER, tries INTEGER DEFAULT 0, done INTEGER DEFAULT 0) STRICT;
`;
const LEASE_MS = 60_000;

/** A queue in SQLite whose worker claims a job with an UPDATE ... RETURNING. */
class Jobs {
  readonly parts: StartParts<DatabaseSync>;
  readonly client: BankClient;
  readonly accountId: AccountId;
  readonly variant: Bug | Style | "correct";
  readonly claim;
  readonly done;
  readonly release;
  readonly saveKey;
  readonly tries;

  constructor(parts: StartParts<DatabaseSync>, accountId: AccountId, variant: Bug | Style | "correct") {
    this.parts = parts;
    this.client = new BankClient(parts.clientOptions);
    this.accountId = accountId;
    this.variant = variant;
    const { store: db } = parts;
    const free =
      variant === "claim without an end" ? "claimed_at IS NULL" : "(claimed_at IS NULL OR claimed_at < $old)";
    const old = variant === "claim without an end" ? "AND $old = $old" : "";
    this.claim = db.prepare(
      `UPDATE jobs SET claimed_at = $now
       WHERE id = (SELECT id FROM jobs WHERE done = 0 AND tries < 2 AND ${free} ${old} ORDER BY id LIMIT 1)
       RETURNING id, cents, key`,
    );
    this.done = db.prepare("UPDATE jobs SET done = 1 WHERE id = ?");
    this.release = db.prepare("UPDATE jobs SET claimed_at = NULL WHERE id = ?");
    this.saveKey = db.prepare("UPDATE jobs SET key = ? WHERE id = ? RETURNING key");
    this.tries = db.prepare("UPDATE jobs SET tries = tries + 1 WHERE id = ?");
  }

  add(id: string, cents: number): void {
    this.parts.store.prepare("INSERT OR IGNORE INTO jobs (id, cents) VALUES (?, ?)").run(id, cents);
  }

  isEmpty(): boolean {
    return this.parts.store.prepare("SELECT 1 FROM jobs WHERE done = 0 AND tries < 2").get() === undefined;
  }

  async work(): Promise<void> {
    const now = () => Date.parse(this.parts.now());
    while (!this.isEmpty()) {
      const job = this.claim.get({ $now: now(), $old: now() - LEASE_MS }) as Job | undefined;
      if (job !== undefined) await this.perform(job);
      else if (this.variant === "claim without an end") return;
      else await this.parts.sleep(LEASE_MS / 4);
    }
  }

  async perform(job: Job): Promise<void> {
    const { variant } = this;
    if (variant === "claimed in one statement, counted in another") this.tries.run(job.id);
    if (variant === "done before the send") this.done.run(job.id);
    try {
      await this.send(job);
      if (variant !== "done in finally" && variant !== "done before the send") this.done.run(job.id);
    } catch {
      this.release.run(job.id);
    } finally {
      if (variant === "done in finally") this.done.run(job.id);
    }
  }

  async send({ id, cents, key }: Job): Promise<void> {
    let idempotencyKey = `job ${id}`;
    if (this.variant === "key per attempt") idempotencyKey = crypto.randomUUID();
    if (this.variant === "key written first" || this.variant === "key written after the call") {
      idempotencyKey = key ?? crypto.randomUUID();
    }
    if (this.variant === "key written first" && key === null) this.saveKey.get(idempotencyKey, id);
    await this.client.pendingTransactions.create({ account_id: this.accountId, amount: -cents }, { idempotencyKey });
    if (this.variant === "key written after the call") this.saveKey.get(idempotencyKey, id);
  }
}

export const sqliteJobs = proof<Bug, Jobs, DatabaseSync, Style>(
  "a job queue in SQLite",
  {
    "claim without an end": ["crash"],
    "done before the send": ["crash", "outage"],
    "key per attempt": ["crash"],
    "key written after the call": ["crash"],
    "claimed in one statement, counted in another": ["outage"],
    "done in finally": ["outage"],
  },
  (variant) => {
    const { bank, accountId } = openBank();
    return {
      bank,
      store() {
        const db = new DatabaseSync(":memory:");
        db.exec(SCHEMA);
        return db;
      },
      start(parts) {
        const jobs = new Jobs(parts, accountId, variant);
        if (variant === "drains by timers") {
          // A worker of its own, that goes on for as long as the process.
          const loop = async (): Promise<void> => {
            for (;;) {
              try {
                await jobs.work();
              } catch {}
              await parts.sleep(10_000);
            }
          };
          void loop();
        }
        return jobs;
      },
      ...(variant !== "drains by timers" && { idle: (jobs: Jobs) => jobs.work() }),
      story: async ({ step, settle, advance }) => {
        await step("jobs a and b are added", (jobs) => {
          jobs.add("a", 20_00);
          jobs.add("b", 30_00);
        });
        await settle();
        await step("job c is added", (jobs) => jobs.add("c", 40_00));
        await advance({ minutes: 5 });
      },
      check: ({ bank }) => holdsOf(bank).join() === "2000,3000,4000",
      close: (db) => db.close(),
    };
  },
  "key written first",
  "drains by timers",
);
