import { type Fault, respelled } from "./fault.ts";
import { rightSteps, type Steps, secondsOf } from "./reference-receiver.ts";

/** Handles verified deliveries correctly, but refuses some with 400. */
function refusing(isRefused: (...delivery: Parameters<Steps["handle"]>) => boolean): Partial<Steps> {
  return { handle: (event, arrived) => (isRefused(event, arrived) ? 400 : 204) };
}

/** For each correct delivery, a receiver that does not accept it and is otherwise correct. */
export const rightDeliveryFaults: Readonly<Record<string, Fault>> = {
  "accepts-a-right-delivery": {
    fault: "is not ready for the first delivery",
    steps: () => {
      let count = 0;
      return refusing(() => count++ === 0);
    },
  },
  "verifies-the-raw-body": {
    fault: "refuses a body that differs from its own serialization in more than surrounding white space",
    steps: () => refusing((_, { body }) => body.trim() !== respelled(body)),
  },
  "verifies-white-space-around-the-body": {
    fault: "verifies the trimmed body",
    steps: () => ({ signedTexts: (arrived) => rightSteps.signedTexts({ ...arrived, body: arrived.body.trim() }) }),
  },
  "verifies-a-body-beyond-ascii": {
    fault: "reads the body as Latin-1",
    steps: () => ({
      signedTexts: (arrived) =>
        rightSteps.signedTexts({ ...arrived, body: Buffer.from(arrived.body).toString("latin1") }),
    }),
  },
  "accepts-a-late-delivery": {
    fault: "refuses timestamps more than a minute in the past",
    steps: () => ({
      isTimely: (timestamp, now) => rightSteps.isTimely(timestamp, now) && now - secondsOf(timestamp) <= 60,
    }),
  },
  "accepts-an-early-delivery": {
    fault: "refuses timestamps more than a minute in the future",
    steps: () => ({
      isTimely: (timestamp, now) => rightSteps.isTimely(timestamp, now) && secondsOf(timestamp) - now <= 60,
    }),
  },
  "ignores-other-headers": {
    fault: "has a list of allowed headers",
    steps: () =>
      refusing((_, { request }) => [...request.headers.keys()].some((name) => /^x-(?!forwarded-for)/.test(name))),
  },
  "accepts-an-unknown-category": {
    fault: "has a list of known object types",
    steps: () => refusing((event) => event.associated_object_type !== "account"),
  },
  "accepts-a-duplicate": {
    fault: "refuses a signature that it has seen",
    steps: () => {
      const seen = new Set<string | null>();
      return refusing((_, { signatures }) => seen.size === seen.add(signatures).size);
    },
  },
  "accepts-a-retry": {
    fault: "refuses an Event that it has seen with another signature",
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
    fault: "claims an id before verification, and keeps the claim after refusing",
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
    fault: "refuses Events more than a day old",
    steps: () => refusing((event, { timestamp }) => Date.parse(event.created_at) / 1_000 < Number(timestamp) - 86_400),
  },
  "accepts-reordered-events": {
    fault: "refuses an Event when the one before it is 30 to 90 seconds newer",
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
    fault: "refuses a list with an unknown version",
    steps: () => refusing((_, { signatures }) => /v2,/.test(signatures ?? "")),
  },
  "survives-rotation-new-first": {
    fault: "compares with the first v1 only",
    steps: () => ({ candidates: (list) => rightSteps.candidates(list).slice(0, 1) }),
  },
  "survives-rotation-old-first": {
    fault: "compares with the last v1 only",
    steps: () => ({ candidates: (list) => rightSteps.candidates(list).slice(-1) }),
  },
  "answers-a-burst": {
    fault: "does not respond to deliveries that arrive while it is busy",
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
