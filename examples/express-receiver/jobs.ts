import type { DatabaseSync } from "node:sqlite";
import type { Transaction } from "@sandbank/sdk";

export interface Job {
  readonly id: number;
  readonly transaction_id: string;
  /** In cents. */
  readonly amount: number;
}

export const jobsTable = `
  CREATE TABLE IF NOT EXISTS jobs (
    id INTEGER PRIMARY KEY,
    transaction_id TEXT NOT NULL,
    amount INTEGER NOT NULL
  )`;

export function addJob(tx: DatabaseSync, { id, amount }: Transaction): void {
  tx.prepare("INSERT INTO jobs (transaction_id, amount) VALUES (?, ?)").run(
    id,
    amount,
  );
}

/** Returns the jobs that are not done, the oldest first. */
export function openJobs(database: DatabaseSync): Job[] {
  const jobs = database.prepare("SELECT * FROM jobs ORDER BY id").all();
  return jobs as unknown as Job[];
}

export function removeJob(database: DatabaseSync, { id }: Job): void {
  database.prepare("DELETE FROM jobs WHERE id = ?").run(id);
}
