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

/** Handles what is verified as it should, but for what it refuses with 400. */
function refusing(isRefused: (...delivery: Parameters<Steps["handle"]>) => boolean): Partial<Steps> {
  return { handle: (event, arrived) => (isRefused(event, arrived) ? 400 : 204) };
}

const respelled = (body: string) => JSON.stringify(JSON.parse(body));

interface Fault {
  /** What the receiver does wrong. */
  readonly fault: string;
  /** Made anew for each receiver: some remember. */
  readonly steps: () => Partial<Steps>;
}

/** For each check a receiver with just the one fault that it finds. */
export const faults: Readonly<Record<string, Fault>> = {
  "accepts-a-right-delivery": {
    fault: "is not ready for the first delivery",
    steps: () => {
      let count = 0;
      return refusing(() => count++ === 0);
    },
  },
  "verifies-the-raw-body": {
    fault: "refuses a body that it would have written otherwise",
    steps: () => refusing((_, { body }) => body !== respelled(body)),
  },
  "ignores-other-headers": {
    fault: "has a list of the headers that may come",
    steps: () =>
      refusing((_, { request }) => [...request.headers.keys()].some((name) => /^x-(?!forwarded-for)/.test(name))),
  },
  "accepts-an-unknown-category": {
    fault: "has a list of the objects that it knows",
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
  "accepts-the-last-retry": {
    fault: "refuses Events that are more than a day old",
    steps: () => refusing((event, { timestamp }) => Date.parse(event.created_at) / 1_000 < Number(timestamp) - 86_400),
  },
  "accepts-reordered-events": {
    fault: "refuses an Event when the one that came right before is 30 to 90 seconds newer",
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
    fault: "refuses a list in which there is an unknown version",
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
    fault: "answers nothing that comes while it is busy",
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
    fault: "compares as many characters as there are, at least one",
    steps: () => alsoSame((candidate, right) => candidate !== "" && right.startsWith(candidate)),
  },
  "refuses-a-padded-signature": {
    fault: "compares as many characters as there should be",
    steps: () => alsoSame((candidate, right) => candidate.startsWith(right)),
  },
  "refuses-a-signature-without-version": {
    fault: "takes a signature without a version for v1",
    steps: () => alsoVersion(/^(?=[^, ]+$)/),
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
