import { type Arrived, rightSteps, type Steps, secondsOf } from "./reference-receiver.ts";
import { respelled, type WrongReceiver } from "./wrong-receiver.ts";

/** Accepts timestamps of another form that are within the window. */
function timelyWhere(form: RegExp, read: (timestamp: string, now: number) => number): Partial<Steps> {
  return {
    isTimely: (timestamp, now) =>
      timestamp !== null && form.test(timestamp)
        ? Math.abs(now - read(timestamp, now)) <= 300
        : rightSteps.isTimely(timestamp, now),
  };
}

/** Also accepts a signature of another text. */
function alsoSigned(text: (arrived: Arrived) => string): Partial<Steps> {
  return { signedTexts: (arrived) => [...rightSteps.signedTexts(arrived), text(arrived)] };
}

/** Also accepts signatures that the correct receiver refuses. */
function alsoSame(isSame: Steps["isSame"]): Partial<Steps> {
  return { isSame: (candidate, right) => rightSteps.isSame(candidate, right) || isSame(candidate, right) };
}

/** Also accepts another prefix in place of `v1,`. */
function alsoVersion(prefix: RegExp): Partial<Steps> {
  return { candidates: (list) => rightSteps.candidates(list.replace(prefix, "v1,")) };
}

/** For each forgery, a receiver that accepts it and is otherwise correct. */
export const acceptsForgeries: Readonly<Record<string, WrongReceiver>> = {
  "refuses-a-tampered-body": {
    mistake: "accepts deliveries about an object that it does not know",
    steps: () => ({ isExempt: ({ body }) => JSON.parse(body).associated_object_id.endsWith("x") }),
  },
  "refuses-a-respelled-body": {
    mistake: "also accepts a signature of the body after parsing and serializing it",
    steps: () => alsoSigned(({ id, timestamp, body }) => `${id}.${timestamp}.${respelled(body)}`),
  },
  "refuses-another-id": {
    mistake: "also accepts the id of the Event in place of the header's",
    steps: () => alsoSigned(({ timestamp, body }) => `${JSON.parse(body).id}.${timestamp}.${body}`),
  },
  "refuses-a-forgery-of-a-known-id": {
    mistake: "accepts every delivery with an id that it has handled",
    steps: () => {
      const handled = new Set<string | null>();
      return {
        isExempt: ({ id }) => handled.has(id),
        handle: ({ id }) => {
          handled.add(id);
          return 204;
        },
      };
    },
  },
  "refuses-a-freshened-timestamp": {
    mistake: "also accepts the time of the Event in place of the header's",
    steps: () =>
      alsoSigned(({ id, body }) => `${id}.${Math.floor(Date.parse(JSON.parse(body).created_at) / 1_000)}.${body}`),
  },
  "refuses-a-stale-timestamp": {
    mistake: "refuses only timestamps in the future",
    steps: () => ({ isTimely: (timestamp, now) => secondsOf(timestamp) - now <= 300 }),
  },
  "refuses-a-future-timestamp": {
    mistake: "refuses only timestamps in the past",
    steps: () => ({ isTimely: (timestamp, now) => now - secondsOf(timestamp) <= 300 }),
  },
  "refuses-a-timestamp-in-words": {
    mistake: "reads a timestamp without digits as now",
    steps: () => timelyWhere(/^[a-z]+$/, (_, now) => now),
  },
  "refuses-a-timestamp-with-a-fraction": {
    mistake: "accepts fractions of a second",
    steps: () => timelyWhere(/^\d+\.\d+$/, Number.parseFloat),
  },
  "refuses-a-timestamp-with-an-exponent": {
    mistake: "accepts every number in JavaScript syntax",
    steps: () => timelyWhere(/^\d+e\d+$/, Number),
  },
  "refuses-a-timestamp-with-a-unit": {
    mistake: "ignores characters after a number",
    steps: () => timelyWhere(/^\d+s$/, Number.parseFloat),
  },
  "refuses-a-timestamp-in-milliseconds": {
    mistake: "reads large numbers as milliseconds",
    steps: () => timelyWhere(/^\d{13}$/, (timestamp) => Number(timestamp) / 1_000),
  },
  "refuses-a-missing-id": {
    mistake: "reads a missing id as an empty one",
    steps: () => alsoSigned(({ id, timestamp, body }) => `${id ?? ""}.${timestamp}.${body}`),
  },
  "refuses-a-missing-timestamp": {
    mistake: "skips the window when the timestamp is missing",
    steps: () => ({
      isTimely: (timestamp, now) => timestamp === null || rightSteps.isTimely(timestamp, now),
      ...alsoSigned(({ id, timestamp, body }) => `${id}.${timestamp ?? ""}.${body}`),
    }),
  },
  "refuses-a-missing-signature": {
    mistake: "verifies only if there is a signature",
    steps: () => ({ isExempt: ({ signatures }) => signatures === null }),
  },
  "refuses-an-empty-signature": {
    mistake: "accepts a delivery if no signature is wrong",
    steps: () => ({ isExempt: ({ signatures }) => signatures === "" }),
  },
  "refuses-a-signature-of-nothing": {
    mistake: "accepts an empty signature",
    steps: () => alsoSame((candidate) => candidate === ""),
  },
  "refuses-another-secret": {
    mistake: "accepts the signature of another secret",
    steps: () => ({ secrets: (secret) => [secret, `${secret}.another`] }),
  },
  "refuses-a-truncated-signature": {
    mistake: "compares only the characters of a signature that is shorter than the correct one",
    steps: () =>
      alsoSame((candidate, right) => candidate !== "" && candidate.length < 43 && right.startsWith(candidate)),
  },
  "refuses-a-signature-with-another-end": {
    mistake: "compares the lengths and the first 20 characters",
    steps: () =>
      alsoSame((candidate, right) => candidate.length === right.length && candidate.startsWith(right.slice(0, 20))),
  },
  "refuses-a-signature-in-lower-case": {
    mistake: "ignores the case when it compares",
    steps: () => alsoSame((candidate, right) => candidate.toLowerCase() === right.toLowerCase()),
  },
  "refuses-a-url-safe-signature": {
    mistake: "accepts the URL-safe alphabet",
    steps: () => alsoSame((candidate, right) => candidate.replaceAll("-", "+").replaceAll("_", "/") === right),
  },
  "refuses-an-unpadded-signature": {
    mistake: "adds missing padding",
    steps: () => alsoSame((candidate, right) => candidate.padEnd(right.length, "=") === right),
  },
  "refuses-a-padded-signature": {
    mistake: "ignores characters after the length of a correct signature",
    steps: () => alsoSame((candidate, right) => candidate.startsWith(right)),
  },
  "refuses-a-signature-without-version": {
    mistake: "reads a signature without a version as v1",
    steps: () => alsoVersion(/^(?=[^, ]+$)/),
  },
  "refuses-a-version-in-capitals": {
    mistake: "reads V1 as v1",
    steps: () => alsoVersion(/^V1,/),
  },
  "refuses-version-2": {
    mistake: "reads v2 as v1",
    steps: () => alsoVersion(/^v2,/),
  },
  "refuses-version-1a": {
    mistake: "reads v1a as v1",
    steps: () => alsoVersion(/^v1a,/),
  },
};
