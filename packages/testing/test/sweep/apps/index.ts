import { approvals } from "./approvals.ts";
import { cachedBalance } from "./cached-balance.ts";
import { cardSpending } from "./card-spending.ts";
import { catchAll } from "./catch-all.ts";
import { cronPoll } from "./cron-poll.ts";
import { doubleEntry } from "./double-entry.ts";
import { exportsToFile } from "./exports.ts";
import { expressRefunds } from "./express-refunds.ts";
import { inbox } from "./inbox.ts";
import { jobQueue } from "./job-queue.ts";
import { logApprovals } from "./log-approvals.ts";
import { mutex } from "./mutex.ts";
import { outbox } from "./outbox.ts";
import { ownRetries } from "./own-retries.ts";
import { parallelSends } from "./parallel-sends.ts";
import { payouts } from "./payouts.ts";
import { pgliteLedger } from "./pglite-ledger.ts";
import { pgliteOutbox } from "./pglite-outbox.ts";
import { pollingLedger } from "./polling-ledger.ts";
import type { AppProof } from "./proof.ts";
import { remoteLedger } from "./remote-ledger.ts";
import { selfSubscribed } from "./self-subscribed.ts";
import { sqliteCursor } from "./sqlite-cursor.ts";
import { sqliteJobs } from "./sqlite-jobs.ts";
import { sqliteLedger } from "./sqlite-ledger.ts";
import { sqliteOutbox } from "./sqlite-outbox.ts";
import { transactionalLedger } from "./transactional-ledger.ts";
import { webhookLedger } from "./webhook-ledger.ts";
import { writeBehind } from "./write-behind.ts";

/** Apps on a `Map`. */
export const apps: readonly AppProof[] = [
  webhookLedger,
  outbox,
  jobQueue,
  pollingLedger,
  cronPoll,
  cachedBalance,
  approvals,
  cardSpending,
  doubleEntry,
  payouts,
  selfSubscribed,
  exportsToFile,
  ownRetries,
  inbox,
  mutex,
  catchAll,
  parallelSends,
];

/** Apps on SQLite, and on stores with latency, transactions and a `crash`. */
export const durableApps: readonly AppProof[] = [
  sqliteLedger,
  sqliteJobs,
  sqliteOutbox,
  sqliteCursor,
  transactionalLedger,
  writeBehind,
  remoteLedger,
  logApprovals,
];

/** Apps that are slow to start or to play. */
export const slowApps: readonly AppProof[] = [pgliteLedger, pgliteOutbox, expressRefunds];
