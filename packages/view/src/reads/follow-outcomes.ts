/** The largest number of Events that a request names, because the server limits its headers. */
const MOST_EVENTS = 100;

/** An attempt to deliver a webhook that was sent again. The page and the command line know its other members. */
interface Sent {
  readonly id: string;
  readonly eventId: string;
  readonly state: string;
}

/**
 * Yields the attempts as they are after each read, until each of them has an outcome or is planned for later. `read` gets
 * ids of Events, separated by commas, and `wait` is called between two reads.
 */
export async function* followOutcomes<Attempt extends Sent>(
  sent: readonly Attempt[],
  read: (events: string) => Promise<readonly Attempt[]>,
  wait: () => Promise<unknown>,
): AsyncGenerator<readonly Attempt[], undefined> {
  const latest = new Map(sent.map((attempt) => [attempt.id, attempt]));
  for (;;) {
    const open = [...new Set([...latest.values()].filter(isOpen).map(({ eventId }) => eventId))];
    for (let index = 0; index < open.length; index += MOST_EVENTS) {
      const found = await read(open.slice(index, index + MOST_EVENTS).join(","));
      for (const attempt of found) if (latest.has(attempt.id)) latest.set(attempt.id, attempt);
    }
    const attempts = [...latest.values()];
    yield attempts;
    if (!attempts.some(isOpen)) return;
    await wait();
  }
}

function isOpen({ state }: Sent): boolean {
  return state === "due";
}
