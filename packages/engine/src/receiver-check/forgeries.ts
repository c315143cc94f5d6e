import { type ReceiverCheck, respelled, type Sent, shifted } from "./receiver-check.ts";

const headers = "Headers on each webhook request";
const retries = "Delivery and retries";

/** More than the window of 5 minutes. */
const OUT_OF_WINDOW_SECONDS = 360;

/**
 * Timestamps in forms that the bank never writes. Their signatures are valid, so only the receiver's parsing is
 * checked.
 */
const misspelled: readonly { readonly name: string; readonly is: string; readonly spell: (now: number) => string }[] = [
  { name: "refuses-a-timestamp-in-words", is: "is a word", spell: () => "now" },
  { name: "refuses-a-timestamp-with-a-fraction", is: "has a fraction", spell: (now) => `${now}.5` },
  { name: "refuses-a-timestamp-with-an-exponent", is: "has an exponent", spell: (now) => `${now}e0` },
  { name: "refuses-a-timestamp-with-a-unit", is: "ends with a unit", spell: (now) => `${now}s` },
  { name: "refuses-a-timestamp-in-milliseconds", is: "is in milliseconds", spell: (now) => `${now}000` },
];

const onlyTheBank = "Only a holder of the secret could have signed it, so this is not a vulnerability.";

/** The deliveries that a receiver must refuse. */
export const forgeries: readonly Omit<ReceiverCheck, "expected">[] = [
  {
    name: "refuses-a-tampered-body",
    what: "refuses a body that was changed after it was signed",
    deliveries: [{ sent: aboutAnother }],
    advice: "Compute the signature over the whole body, and respond with 401 unless a listed signature matches.",
    source: headers,
  },
  {
    name: "refuses-a-respelled-body",
    what: "refuses a body whose JSON was reformatted after it was signed",
    deliveries: [{ sent: respelled }],
    advice: "Compute the signature over the raw body. JSON that you parse and serialize again has other bytes.",
    source: headers,
  },
  {
    name: "refuses-another-id",
    what: "refuses the signature of a delivery with another `webhook-id`",
    deliveries: [{ sent: withHeader("webhook-id", (id) => `${id.slice(0, -1)}x`) }],
    advice: "Include the `webhook-id` header in the text that you sign: you recognize duplicates by it.",
    source: headers,
  },
  {
    name: "refuses-a-forgery-of-a-known-id",
    what: "refuses another body with a forged signature under the `webhook-id` of an earlier valid delivery",
    before: [{}],
    deliveries: [{ event: { category: "not_yet_known.created" }, signature: () => `v1,${"A".repeat(43)}=` }],
    advice: "Verify first, and only then check whether you have seen the `webhook-id`: a known id proves nothing.",
    source: `${headers}; ${retries}: Duplicates`,
  },
  {
    name: "refuses-a-freshened-timestamp",
    what: "refuses a delivery from 6 minutes ago whose `webhook-timestamp` was set to now",
    deliveries: [
      {
        ageSeconds: OUT_OF_WINDOW_SECONDS,
        signed: shifted(-OUT_OF_WINDOW_SECONDS),
        sent: withHeader("webhook-timestamp", (text) => String(Number(text) + OUT_OF_WINDOW_SECONDS)),
      },
    ],
    advice: "Include the `webhook-timestamp` header in the text that you sign.",
    source: headers,
  },
  {
    name: "refuses-a-stale-timestamp",
    what: "refuses a delivery that was signed 6 minutes ago",
    deliveries: [{ signed: shifted(-OUT_OF_WINDOW_SECONDS) }],
    advice:
      "Refuse a `webhook-timestamp` more than 5 minutes in the past, so that captured deliveries cannot be replayed.",
    source: headers,
  },
  {
    name: "refuses-a-future-timestamp",
    what: "refuses a delivery that was signed for 6 minutes from now",
    deliveries: [{ signed: shifted(OUT_OF_WINDOW_SECONDS) }],
    advice: "Check the time in both directions: refuse a `webhook-timestamp` more than 5 minutes in the future.",
    source: headers,
  },
  ...misspelled.map(
    ({ name, is, spell }) =>
      ({
        name,
        what: `refuses a \`webhook-timestamp\` that ${is}, even with a valid signature`,
        deliveries: [{ signed: (signed) => ({ ...signed, timestamp: spell(Number(signed.timestamp)) }) }],
        tolerated: onlyTheBank,
        advice: "Accept whole seconds only, such as /^[1-9][0-9]{0,11}$/: no comparison finds NaN too old or too new.",
        source: headers,
      }) satisfies Omit<ReceiverCheck, "expected">,
  ),
  {
    name: "refuses-a-missing-id",
    what: "refuses a delivery without `webhook-id`",
    deliveries: [{ signed: (signed) => ({ ...signed, id: "" }), sent: without("webhook-id") }],
    tolerated: onlyTheBank,
    advice: "Refuse if one of the three headers is missing, before you read the others.",
    source: headers,
  },
  {
    name: "refuses-a-missing-timestamp",
    what: "refuses a delivery without `webhook-timestamp`",
    deliveries: [{ signed: (signed) => ({ ...signed, timestamp: "" }), sent: without("webhook-timestamp") }],
    advice: "Refuse if one of the three headers is missing: without a timestamp a delivery could be replayed forever.",
    source: headers,
  },
  {
    name: "refuses-a-missing-signature",
    what: "refuses a delivery without `webhook-signature`",
    deliveries: [{ signature: () => undefined }],
    advice: "Refuse if one of the three headers is missing: a missing header must never skip the check.",
    source: headers,
  },
  {
    name: "refuses-an-empty-signature",
    what: "refuses an empty `webhook-signature`",
    deliveries: [{ signature: () => "" }],
    advice: "Refuse an empty list of signatures: accept if one is valid, not if none is invalid.",
    source: headers,
  },
  {
    name: "refuses-a-signature-of-nothing",
    what: "refuses a signature that consists of `v1,` only",
    deliveries: [{ signature: () => "v1," }],
    advice: "Compare the lengths first: a signature is `v1,` and 44 characters.",
    source: headers,
  },
  {
    name: "refuses-another-secret",
    what: "refuses a signature with another secret",
    deliveries: [{ signature: (_, strange) => strange }],
    advice: "Compare each signature with the one you compute with your secret, and respond with 401 if none matches.",
    source: headers,
  },
  {
    name: "refuses-a-truncated-signature",
    what: "refuses the first half of a valid signature",
    deliveries: [{ signature: (right) => right.slice(0, right.length / 2) }],
    advice: "Compare the lengths first, then all bytes in constant time: a short prefix can be guessed.",
    source: headers,
  },
  {
    name: "refuses-a-signature-with-another-end",
    what: "refuses a signature whose last character before `=` is wrong",
    deliveries: [{ signature: (right) => right.replace(/.=$/, (end) => (end === "A=" ? "E=" : "A=")) }],
    advice: "Compare all bytes, not only the first: an attacker does not need to know bytes that you do not compare.",
    source: headers,
  },
  {
    name: "refuses-a-signature-in-lower-case",
    what: "refuses a valid signature in lower case",
    deliveries: [{ needs: early(/[A-Z]/), signature: (right) => right.toLowerCase() }],
    advice: "Compare the signatures case-sensitively: in Base64, upper and lower case are different characters.",
    source: headers,
  },
  {
    name: "refuses-a-url-safe-signature",
    what: "refuses a valid signature in the URL-safe alphabet",
    deliveries: [{ needs: early(/[+/]/), signature: (right) => right.replaceAll("+", "-").replaceAll("/", "_") }],
    tolerated: onlyTheBank,
    advice: "Compare the 44 characters in the standard Base64 alphabet: many decoders also accept the URL-safe one.",
    source: headers,
  },
  {
    name: "refuses-an-unpadded-signature",
    what: "refuses a valid signature without the `=` at its end",
    deliveries: [{ signature: (right) => right.slice(0, -1) }],
    tolerated: onlyTheBank,
    advice: "Compare the 44 characters, padding included: many decoders do not require it.",
    source: headers,
  },
  {
    name: "refuses-a-padded-signature",
    what: "refuses a valid signature with characters after it",
    deliveries: [{ signature: (right) => `${right}AAAA` }],
    tolerated: onlyTheBank,
    advice: "Compare the 44 characters, or check the length before you decode: Base64 decoders stop at `=`.",
    source: headers,
  },
  {
    name: "refuses-a-signature-without-version",
    what: "refuses a valid signature without `v1,`",
    deliveries: [{ signature: (right) => right.slice("v1,".length) }],
    tolerated: onlyTheBank,
    advice: "Accept only signatures that begin with `v1,`: the version defines how they are computed.",
    source: headers,
  },
  {
    name: "refuses-a-version-in-capitals",
    what: "refuses a signature of version `V1`, even if its Base64 is valid",
    deliveries: [{ signature: (right) => right.replace("v1,", "V1,") }],
    tolerated: onlyTheBank,
    advice: "Accept only signatures that begin with `v1,`, in lower case.",
    source: headers,
  },
  {
    name: "refuses-version-2",
    what: "refuses a signature of version `v2`, even if its Base64 is valid",
    deliveries: [{ signature: (right) => right.replace("v1,", "v2,") }],
    tolerated: onlyTheBank,
    advice: "Accept only signatures that begin with `v1,`: the version defines how they are computed.",
    source: headers,
  },
  {
    name: "refuses-version-1a",
    what: "refuses a signature of version `v1a`, even if its Base64 is valid",
    deliveries: [{ signature: (right) => right.replace("v1,", "v1a,") }],
    tolerated: onlyTheBank,
    advice: "Accept only signatures that begin with `v1,`, comma included: `v1a` is another version.",
    source: headers,
  },
];

/** Changes the object of the Event, which stays valid JSON of an Event. */
function aboutAnother({ headers, body }: Sent): Sent {
  const event = JSON.parse(body);
  return { headers, body: JSON.stringify({ ...event, associated_object_id: `${event.associated_object_id}x` }) };
}

/**
 * Requires a match in the first ten characters, so that a receiver that compares only a prefix fails another check, not
 * this one.
 */
function early({ source }: RegExp): RegExp {
  return new RegExp(`^v1,.{0,9}${source}`);
}

function withHeader(name: string, change: (value: string) => string): (sent: Sent) => Sent {
  return (sent) => ({ ...sent, headers: { ...sent.headers, [name]: change(sent.headers[name] ?? "") } });
}

function without(name: string): (sent: Sent) => Sent {
  return ({ headers, body }) => ({
    headers: Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name)),
    body,
  });
}
