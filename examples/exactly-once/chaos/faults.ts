import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import type { AppProcess } from "./app-process.ts";
import type { Random } from "./random.ts";

export interface World {
  readonly processes: readonly AppProcess[];
  /** PostgreSQL, over a connection of its own. */
  readonly pool: Pool;
  readonly random: Random;
}

export type Fault = keyof typeof faults;

/** What happens at random. */
export const faults = {
  /** Kills a process with SIGKILL, and starts it again. */
  async kill({ processes, random }: World): Promise<void> {
    const victim = processes[random(processes.length)];
    // The process handles several Events meanwhile, each as far as it comes.
    await sleep(random(10));
    await victim?.kill();
    await victim?.start();
  },

  /** Cuts a connection of the app to PostgreSQL, one in a transaction if there is any. */
  async cut({ pool, random }: World): Promise<void> {
    await sleep(random(10));
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM (
         SELECT pid FROM pg_stat_activity WHERE application_name = 'app'
         ORDER BY xact_start IS NULL, pid OFFSET $1 LIMIT 1
       ) AS victim`,
      [random(3)],
    );
  },
} as const;
