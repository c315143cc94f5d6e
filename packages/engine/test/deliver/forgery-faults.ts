import { type Fault, respelled } from "./fault.ts";
import { type Arrived, rightSteps, type Steps, secondsOf } from "./reference-receiver.ts";

/** Reads timestamps of another form, and holds them against the window. */
function timelyWhere(form: RegExp, read: (timestamp: string, now: number) => number): Partial<Steps> {
  return {
    isTimely: (timestamp, now) =>
      timestamp !== null && form.test(timestamp)
        ? Math.abs(now - read(timestamp, now)) <= 300
        : rightSteps.isTimely(timestamp, now),
  };
}

/** Takes a signature of another text, too. */
function alsoSigned(text: (arrived: Arrived) => string): Partial<Steps> {
  return { signedTexts: (arrived) => [...rightSteps.signedTexts(arrived), text(arrived)] };
}

/** Takes signatures that the right one does not. */
function alsoSame(isSame: Steps["isSame"]): Partial<Steps> {
  return { isSame: (candidate, right) => rightSteps.isSame(candidate, right) || isSame(candidate, right) };
}

/** Takes another prefix than `v1,` for one. */
function alsoVersion(prefix: RegExp): Partial<Steps> {
  return { candidates: (list) => rightSteps.candidates(list.replace(prefix, "v1,")) };
}

/** For each forgery a receiver that accepts it, and is right otherwise. */
export const forgeryFaults: Readonly<Record<string, Fault>> = {
  "refuses-a-tampered-body": {
    fault: "lets in what is about an object that it does not know",
    steps: () => ({ isExempt: ({ body }) => JSON.parse(body).associated_object_id.endsWith("x") }),
  },
  "refuses-a-respelled-body": {
    fault: "takes a signature of the body as it would have written it, too",
    steps: () => alsoSigned(({ id, timestamp, body }) => `${id}.${timestamp}.${respelled(body)}`),
  },
  "refuses-another-id": {
    fault: "takes the id of the Event for that of the header, too",
    steps: () => alsoSigned(({ timestamp, body }) => `${JSON.parse(body).id}.${timestamp}.${body}`),
  },
  "refuses-a-forgery-of-a-known-id": {
    fault: "lets in an id that it has handled",
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
    fault: "takes the time of the Event for that of the header, too",
    steps: () =>
      alsoSigned(({ id, body }) => `${id}.${Math.floor(Date.parse(JSON.parse(body).created_at) / 1_000)}.${body}`),
  },
  "refuses-a-stale-timestamp": {
    fault: "refuses only timestamps that are ahead",
    steps: () => ({ isTimely: (timestamp, now) => secondsOf(timestamp) - now <= 300 }),
  },
  "refuses-a-future-timestamp": {
    fault: "refuses only timestamps that are past",
    steps: () => ({ isTimely: (timestamp, now) => now - secondsOf(timestamp) <= 300 }),
  },
  "refuses-a-timestamp-in-words": {
    fault: "takes no number for now",
    steps: () => timelyWhere(/^[a-z]+$/, (_, now) => now),
  },
  "refuses-a-timestamp-with-a-fraction": {
    fault: "takes fractions of a second",
    steps: () => timelyWhere(/^\d+\.\d+$/, Number.parseFloat),
  },
  "refuses-a-timestamp-with-an-exponent": {
    fault: "takes what is a number to JavaScript",
    steps: () => timelyWhere(/^\d+e\d+$/, Number),
  },
  "refuses-a-timestamp-with-a-unit": {
    fault: "leaves out what is behind a number",
    steps: () => timelyWhere(/^\d+s$/, Number.parseFloat),
  },
  "refuses-a-timestamp-in-milliseconds": {
    fault: "takes large numbers for milliseconds",
    steps: () => timelyWhere(/^\d{13}$/, (timestamp) => Number(timestamp) / 1_000),
  },
  "refuses-a-missing-id": {
    fault: "takes a missing id for an empty one",
    steps: () => alsoSigned(({ id, timestamp, body }) => `${id ?? ""}.${timestamp}.${body}`),
  },
  "refuses-a-missing-timestamp": {
    fault: "skips the window where there is no time",
    steps: () => ({
      isTimely: (timestamp, now) => timestamp === null || rightSteps.isTimely(timestamp, now),
      ...alsoSigned(({ id, timestamp, body }) => `${id}.${timestamp ?? ""}.${body}`),
    }),
  },
  "refuses-a-missing-signature": {
    fault: "verifies only where there is a signature",
    steps: () => ({ isExempt: ({ signatures }) => signatures === null }),
  },
  "refuses-an-empty-signature": {
    fault: "accepts where no signature is wrong",
    steps: () => ({ isExempt: ({ signatures }) => signatures === "" }),
  },
  "refuses-a-signature-of-nothing": {
    fault: "takes a signature of no characters",
    steps: () => alsoSame((candidate) => candidate === ""),
  },
  "refuses-another-secret": {
    fault: "has another secret that signs as well",
    steps: () => ({ secrets: (secret) => [secret, `${secret}.another`] }),
  },
  "refuses-a-truncated-signature": {
    fault: "compares as many characters as there are, at least one, where more is missing than the padding",
    steps: () =>
      alsoSame((candidate, right) => candidate !== "" && candidate.length < 43 && right.startsWith(candidate)),
  },
  "refuses-a-signature-with-another-end": {
    fault: "compares the lengths and the first 20 characters",
    steps: () =>
      alsoSame((candidate, right) => candidate.length === right.length && candidate.startsWith(right.slice(0, 20))),
  },
  "refuses-a-signature-in-lower-case": {
    fault: "compares whatever the case",
    steps: () => alsoSame((candidate, right) => candidate.toLowerCase() === right.toLowerCase()),
  },
  "refuses-a-url-safe-signature": {
    fault: "takes the URL-safe alphabet for the standard one",
    steps: () => alsoSame((candidate, right) => candidate.replaceAll("-", "+").replaceAll("_", "/") === right),
  },
  "refuses-an-unpadded-signature": {
    fault: "pads what is not padded",
    steps: () => alsoSame((candidate, right) => candidate.padEnd(right.length, "=") === right),
  },
  "refuses-a-padded-signature": {
    fault: "compares as many characters as there should be",
    steps: () => alsoSame((candidate, right) => candidate.startsWith(right)),
  },
  "refuses-a-signature-without-version": {
    fault: "takes a signature without a version for v1",
    steps: () => alsoVersion(/^(?=[^, ]+$)/),
  },
  "refuses-a-version-in-capitals": {
    fault: "takes V1 for v1",
    steps: () => alsoVersion(/^V1,/),
  },
  "refuses-version-2": {
    fault: "takes v2 for v1",
    steps: () => alsoVersion(/^v2,/),
  },
  "refuses-version-1a": {
    fault: "takes v1a for v1",
    steps: () => alsoVersion(/^v1a,/),
  },
};
