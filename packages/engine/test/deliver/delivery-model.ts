import { constants } from "@sandbank/contract";

/** An attempt of the schedule to deliver the Event of a new Account. */
interface Attempt {
  readonly createdAt: number;
  readonly number: number;
  readonly at: number;
}

/** An entry of the journal with the instant at which it took effect. */
export type Effect = readonly [at: number, kind: string, what: unknown];

/**
 * What a live bank with a deliverer should do: while a request is open, the clock stands still; then it moves to the next
 * planned attempt, or to the end of the advance.
 */
export function createDeliveryModel(start: number) {
  let now = start;
  let target = start;
  const spans: number[] = [];
  const effects: Effect[] = [];
  let planned: Attempt[] = [];
  let open: Attempt[] = [];
  let answers: { readonly attempt: Attempt; readonly status: number }[] = [];
  const sendDue = () => {
    open.push(...planned.filter(({ at }) => at <= now));
    planned = planned.filter(({ at }) => at > now);
  };
  return {
    effects,
    now: () => now,
    open: () => open,
    create(name: string) {
      effects.push([now, "call", name]);
      planned.push({ createdAt: now, number: 1, at: now });
    },
    advance(span: number) {
      spans.push(span);
    },
    answer(attempt: Attempt, status: number) {
      open = open.filter((each) => each !== attempt);
      answers.push({ attempt, status });
    },
    settle() {
      for (const { attempt, status } of answers) {
        effects.push([now, "record", status]);
        const seconds = constants.liveWebhookScheduleSeconds[attempt.number];
        if (status === 204 || seconds === undefined) continue;
        planned.push({ ...attempt, number: attempt.number + 1, at: attempt.createdAt + seconds * 1_000 });
      }
      answers = [];
      for (;;) {
        sendDue();
        if (open.length > 0) return;
        if (now === target) {
          const span = spans.shift();
          if (span === undefined) return;
          target = now + span;
        }
        now = Math.min(target, ...planned.map(({ at }) => at));
      }
    },
  };
}
