/** The effect of a job. */
export interface JobEffect {
  /** How many things it did: the deleted Events, the payments; 1 for a job about one object. */
  readonly count: number;
  /** The amount that it moved, released or declined, in minor units; null if it concerns none. */
  readonly amount: number | null;
  /** How it ended, if it can end differently: `accepted` or `declined`; otherwise null. */
  readonly outcome: string | null;
  /** Only of a job that deletes Events: how many of the webhooks that it deleted with them had failed. */
  readonly deletedFailures?: number;
  /** Only of a job about a webhook: the id of the attempt. */
  readonly attempt?: string;
}
