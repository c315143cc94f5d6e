import type { Pool } from "pg";
import type { AppProcess } from "./app-process.ts";
import type { PostgresProxy } from "./proxy.ts";
import type { Random } from "./random.ts";

export interface World {
  readonly processes: readonly AppProcess[];
  /** Between the processes and PostgreSQL. */
  readonly proxy: PostgresProxy;
  /** A connection to PostgreSQL that is not the app's. */
  readonly pool: Pool;
  readonly random: Random;
}

export type Fault = keyof typeof faults;

/** The faults, each of which strikes the app while it handles several Events. */
export const faults = {
  /** Kills a process with SIGKILL, and starts it again. */
  async kill({ processes, random }: World): Promise<void> {
    const victim = processes[random(processes.length)];
    await victim?.kill();
    await victim?.start();
  },

  /** Cuts one to ten connections to PostgreSQL. */
  async cut({ proxy, random }: World): Promise<void> {
    proxy.cut(1 + random(10), random);
  },

  /** PostgreSQL ends one to ten connections, as an administrator does. */
  async terminate({ pool, random }: World): Promise<void> {
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM (
         SELECT pid FROM pg_stat_activity WHERE application_name = 'app' ORDER BY pid OFFSET $1 LIMIT $2
       ) AS victims`,
      [random(10), 1 + random(10)],
    );
  },
} as const;
