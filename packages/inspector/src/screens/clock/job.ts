/** A job or a date that will fall due. */
export interface Job {
  /** Names the job in the URL. */
  readonly key: string;
  readonly at: string;
  readonly kind: string;
  readonly object: string | null;
}

/** The largest number of jobs that the server lists. */
export const MOST_JOBS = 1_000;

/** Adds a key to each job that stays the same while other jobs are added and removed. */
export function keyedJobs(jobs: readonly Omit<Job, "key">[]): Job[] {
  const counts = new Map<string, number>();
  return jobs.map((job) => {
    const key = `${job.at} ${job.kind} ${job.object ?? ""}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return { ...job, key: count === 0 ? key : `${key} ${count}` };
  });
}
