import { approvals } from "./approvals.ts";
import { cachedBalance } from "./cached-balance.ts";
import { cardSpending } from "./card-spending.ts";
import { catchAll } from "./catch-all.ts";
import { cronPoll } from "./cron-poll.ts";
import { doubleEntry } from "./double-entry.ts";
import { exportsToFile } from "./exports.ts";
import { inbox } from "./inbox.ts";
import { jobQueue } from "./job-queue.ts";
import { mutex } from "./mutex.ts";
import { outbox } from "./outbox.ts";
import { ownRetries } from "./own-retries.ts";
import { parallelSends } from "./parallel-sends.ts";
import { payouts } from "./payouts.ts";
import { pollingLedger } from "./polling-ledger.ts";
import type { AppProof } from "./proof.ts";
import { selfSubscribed } from "./self-subscribed.ts";
import { webhookLedger } from "./webhook-ledger.ts";

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
