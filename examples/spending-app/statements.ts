const DAY_MS = 24 * 60 * 60 * 1_000;

/** Sends a statement at the beginning of each month, in UTC. */
export function startStatements(send: (month: string) => unknown): void {
  // A timer of Node lasts at most 24 days, so look once a day.
  setTimeout(
    () => {
      startStatements(send);
      const now = new Date();
      if (now.getUTCDate() !== 1) return;
      const month = new Date(now.getTime() - 1).toISOString().slice(0, 7);
      return send(month);
    },
    DAY_MS - (Date.now() % DAY_MS),
  );
}
