import { rightSteps, type Steps, secondsOf } from "./reference-receiver.ts";
import { respelled, type WrongReceiver } from "./wrong-receiver.ts";

/** Handles verified deliveries correctly, but refuses some with 400. */
function refusing(isRefused: (...delivery: Parameters<Steps["handle"]>) => boolean): Partial<Steps> {
  return { handle: (event, arrived) => (isRefused(event, arrived) ? 400 : 204) };
}

/** For each correct delivery, a receiver that does not accept it and is otherwise correct. */
export const refusesDeliveries: Readonly<Record<string, WrongReceiver>> = {
  "accepts-a-right-delivery": {
    mistake: "is not ready for the first delivery",
    steps: () => {
      let count = 0;
      return refusing(() => count++ === 0);
    },
  },
  "verifies-the-raw-body": {
    mistake: "refuses a body that differs from its own serialization in more than surrounding white space",
    steps: () => refusing((_, { body }) => body.trim() !== respelled(body)),
  },
  "verifies-white-space-around-the-body": {
    mistake: "verifies the trimmed body",
    steps: () => ({ signedTexts: (arrived) => rightSteps.signedTexts({ ...arrived, body: arrived.body.trim() }) }),
  },
  "verifies-a-body-beyond-ascii": {
    mistake: "reads the body as Latin-1",
    steps: () => ({
      signedTexts: (arrived) =>
        rightSteps.signedTexts({ ...arrived, body: Buffer.from(arrived.body).toString("latin1") }),
    }),
  },
  "accepts-a-late-delivery": {
    mistake: "refuses timestamps more than a minute in the past",
    steps: () => ({
      isTimely: (timestamp, now) => rightSteps.isTimely(timestamp, now) && now - secondsOf(timestamp) <= 60,
    }),
  },
  "accepts-an-early-delivery": {
    mistake: "refuses timestamps more than a minute in the future",
    steps: () => ({
      isTimely: (timestamp, now) => rightSteps.isTimely(timestamp, now) && secondsOf(timestamp) - now <= 60,
    }),
  },
  "ignores-other-headers": {
    mistake: "has a list of allowed headers",
    steps: () =>
      refusing((_, { request }) => [...request.headers.keys()].some((name) => /^x-(?!forwarded-for)/.test(name))),
  },
  "accepts-an-unknown-category": {
    mistake: "has a list of known object types",
    steps: () => refusing((event) => event.associated_object_type !== "account"),
  },
  "accepts-a-duplicate": {
    mistake: "refuses a signature that it has seen",
    steps: () => {
      const seen = new Set<string | null>();
      return refusing((_, { signatures }) => seen.size === seen.add(signatures).size);
    },
  },
  "accepts-a-retry": {
    mistake: "refuses an Event that it has seen with another signature",
    steps: () => {
      const seen = new Map<string, string | null>();
      return refusing(({ id }, { signatures }) => {
        const before = seen.get(id);
        seen.set(id, signatures);
        return before !== undefined && before !== signatures;
      });
    },
  },
  "accepts-an-event-after-its-forgery": {
    mistake: "claims an id before verification, and keeps the claim after refusing",
    steps: () => {
      const claimed = new Set<string | null>();
      let isClaimed = false;
      return {
        isExempt: ({ id }) => {
          isClaimed = claimed.size === claimed.add(id).size;
          return false;
        },
        handle: ({ id }) => {
          if (isClaimed) return 409;
          claimed.delete(id);
          return 204;
        },
      };
    },
  },
  "accepts-the-last-retry": {
    mistake: "refuses Events more than a day old",
    steps: () => refusing((event, { timestamp }) => Date.parse(event.created_at) / 1_000 < Number(timestamp) - 86_400),
  },
  "accepts-reordered-events": {
    mistake: "refuses an Event when the one before it is 30 to 90 seconds newer",
    steps: () => {
      let last = 0;
      return refusing(({ created_at }) => {
        const time = Date.parse(created_at) / 1_000;
        const isOlder = last - time > 30 && last - time < 90;
        last = time;
        return isOlder;
      });
    },
  },
  "skips-an-unknown-version": {
    mistake: "refuses a list with an unknown version",
    steps: () => refusing((_, { signatures }) => /v2,/.test(signatures ?? "")),
  },
  "survives-rotation-new-first": {
    mistake: "compares with the first v1 only",
    steps: () => ({ candidates: (list) => rightSteps.candidates(list).slice(0, 1) }),
  },
  "survives-rotation-old-first": {
    mistake: "compares with the last v1 only",
    steps: () => ({ candidates: (list) => rightSteps.candidates(list).slice(-1) }),
  },
  "answers-a-burst": {
    mistake: "does not respond to deliveries that arrive while it is busy",
    steps: () => {
      let isBusy = false;
      return {
        handle: async () => {
          if (isBusy) return new Promise<number>(() => {});
          isBusy = true;
          await Promise.resolve();
          isBusy = false;
          return 204;
        },
      };
    },
  },
};
