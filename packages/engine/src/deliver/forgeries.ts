import { type ReceiverCheck, respelled, type Sent, shifted } from "./receiver-check.ts";

const headers = "Headers on each webhook request";
const retries = "Delivery and retries";

/** More than the window of 5 minutes. */
const OUT_OF_WINDOW_SECONDS = 360;

/** Timestamps that are not as the bank writes them. They are rightly signed: only the receiver's reading is at stake. */
const misspelled: readonly { readonly name: string; readonly is: string; readonly spell: (now: number) => string }[] = [
  { name: "refuses-a-timestamp-in-words", is: "is a word", spell: () => "now" },
  { name: "refuses-a-timestamp-with-a-fraction", is: "has a fraction", spell: (now) => `${now}.5` },
  { name: "refuses-a-timestamp-with-an-exponent", is: "has an exponent", spell: (now) => `${now}e0` },
  { name: "refuses-a-timestamp-with-a-unit", is: "has a unit behind it", spell: (now) => `${now}s` },
  { name: "refuses-a-timestamp-in-milliseconds", is: "is in milliseconds", spell: (now) => `${now}000` },
];

const onlyTheBank = "Only who has the secret could have signed it, so it is no hole.";

/** What a receiver must refuse. */
export const forgeries: readonly Omit<ReceiverCheck, "expected">[] = [
  {
    name: "refuses-a-tampered-body",
    what: "refuses a body that was changed after it was signed",
    deliveries: [{ sent: aboutAnother }],
    advice: "Put the whole body into what you sign, and answer 401 where no signature is the same.",
    source: headers,
  },
  {
    name: "refuses-a-respelled-body",
    what: "refuses a body whose JSON was spelled otherwise after it was signed",
    deliveries: [{ sent: respelled }],
    advice: "Sign the text of the body as it came. What is parsed and written again is not what was signed.",
    source: headers,
  },
  {
    name: "refuses-another-id",
    what: "refuses the signature of a delivery with another `webhook-id`",
    deliveries: [{ sent: withHeader("webhook-id", (id) => `${id.slice(0, -1)}x`) }],
    advice: "Put the `webhook-id` of the header into what you sign: you tell duplicates by it.",
    source: headers,
  },
  {
    name: "refuses-a-forgery-of-a-known-id",
    what: "refuses another body, with a made-up signature, for a `webhook-id` that was right before",
    before: [{}],
    deliveries: [{ event: { category: "not_yet_known.created" }, signature: () => `v1,${"A".repeat(43)}=` }],
    advice: "Verify first, and look then whether you have seen the `webhook-id`: a known id proves nothing.",
    source: `${headers}; ${retries}: Duplicates`,
  },
  {
    name: "refuses-a-freshened-timestamp",
    what: "refuses a delivery of 6 minutes ago whose `webhook-timestamp` was set to now",
    deliveries: [
      {
        ageSeconds: OUT_OF_WINDOW_SECONDS,
        signed: shifted(-OUT_OF_WINDOW_SECONDS),
        sent: withHeader("webhook-timestamp", (text) => String(Number(text) + OUT_OF_WINDOW_SECONDS)),
      },
    ],
    advice: "Put the `webhook-timestamp` of the header into what you sign.",
    source: headers,
  },
  {
    name: "refuses-a-stale-timestamp",
    what: "refuses a delivery that was signed 6 minutes ago",
    deliveries: [{ signed: shifted(-OUT_OF_WINDOW_SECONDS) }],
    advice: "Refuse a `webhook-timestamp` that is more than 5 minutes past: whoever saw a delivery could replay it.",
    source: headers,
  },
  {
    name: "refuses-a-future-timestamp",
    what: "refuses a delivery that was signed for 6 minutes from now",
    deliveries: [{ signed: shifted(OUT_OF_WINDOW_SECONDS) }],
    advice: "Hold the time both ways: refuse a `webhook-timestamp` that is more than 5 minutes ahead.",
    source: headers,
  },
  ...misspelled.map(
    ({ name, is, spell }) =>
      ({
        name,
        what: `refuses a \`webhook-timestamp\` that ${is}, though rightly signed`,
        deliveries: [{ signed: (signed) => ({ ...signed, timestamp: spell(Number(signed.timestamp)) }) }],
        tolerated: onlyTheBank,
        advice: "Take whole seconds only, such as /^[1-9][0-9]{0,11}$/: no number is neither stale nor ahead.",
        source: headers,
      }) satisfies Omit<ReceiverCheck, "expected">,
  ),
  {
    name: "refuses-a-missing-id",
    what: "refuses a delivery without `webhook-id`",
    deliveries: [{ signed: (signed) => ({ ...signed, id: "" }), sent: without("webhook-id") }],
    tolerated: onlyTheBank,
    advice: "Refuse where one of the three headers is missing, before you look at the others.",
    source: headers,
  },
  {
    name: "refuses-a-missing-timestamp",
    what: "refuses a delivery without `webhook-timestamp`",
    deliveries: [{ signed: (signed) => ({ ...signed, timestamp: "" }), sent: without("webhook-timestamp") }],
    advice: "Refuse where one of the three headers is missing: without a time any delivery could be replayed for ever.",
    source: headers,
  },
  {
    name: "refuses-a-missing-signature",
    what: "refuses a delivery without `webhook-signature`",
    deliveries: [{ sent: without("webhook-signature") }],
    advice: "Refuse where one of the three headers is missing: a missing header must never skip the check.",
    source: headers,
  },
  {
    name: "refuses-an-empty-signature",
    what: "refuses an empty `webhook-signature`",
    deliveries: [{ signature: () => "" }],
    advice: "Refuse an empty list of signatures: accept only where one is right, not where none is wrong.",
    source: headers,
  },
  {
    name: "refuses-a-signature-of-nothing",
    what: "refuses a signature that is `v1,` and nothing else",
    deliveries: [{ signature: () => "v1," }],
    advice: "Compare the lengths first: a signature is `v1,` and 44 characters.",
    source: headers,
  },
  {
    name: "refuses-another-secret",
    what: "refuses a signature with another secret",
    deliveries: [{ signature: (_, strange) => strange }],
    advice: "Compare each signature with the one that your secret makes, and answer 401 where none is the same.",
    source: headers,
  },
  {
    name: "refuses-a-truncated-signature",
    what: "refuses the first half of a right signature",
    deliveries: [{ signature: (right) => right.slice(0, right.length / 2) }],
    advice: "Compare the lengths first, then all bytes in constant time: the beginning alone can be guessed.",
    source: headers,
  },
  {
    name: "refuses-a-signature-with-another-end",
    what: "refuses a signature that is wrong only in the last character before its `=`",
    deliveries: [{ signature: (right) => right.replace(/.=$/, (end) => (end === "A=" ? "E=" : "A=")) }],
    advice: "Compare all bytes, not only the first: what is not compared need not be known.",
    source: headers,
  },
  {
    name: "refuses-a-signature-in-lower-case",
    what: "refuses a right signature in lower case",
    deliveries: [{ needs: early(/[A-Z]/), signature: (right) => right.toLowerCase() }],
    advice: "Compare the signatures as they are: in Base64 small and capital letters are not the same.",
    source: headers,
  },
  {
    name: "refuses-a-url-safe-signature",
    what: "refuses a right signature in the URL-safe alphabet",
    deliveries: [{ needs: early(/[+/]/), signature: (right) => right.replaceAll("+", "-").replaceAll("/", "_") }],
    tolerated: onlyTheBank,
    advice: "Compare the 44 characters, in the standard alphabet of Base64: many decoders take others for the same.",
    source: headers,
  },
  {
    name: "refuses-an-unpadded-signature",
    what: "refuses a right signature without the `=` at its end",
    deliveries: [{ signature: (right) => right.slice(0, -1) }],
    tolerated: onlyTheBank,
    advice: "Compare the 44 characters, padding included: many decoders do without it.",
    source: headers,
  },
  {
    name: "refuses-a-padded-signature",
    what: "refuses a right signature with something behind it",
    deliveries: [{ signature: (right) => `${right}AAAA` }],
    tolerated: onlyTheBank,
    advice: "Compare the 44 characters, or look at the length before you decode: Base64 decoders stop at `=`.",
    source: headers,
  },
  {
    name: "refuses-a-signature-without-version",
    what: "refuses a right signature without `v1,`",
    deliveries: [{ signature: (right) => right.slice("v1,".length) }],
    tolerated: onlyTheBank,
    advice: "Take only what begins with `v1,`: the version says how it was made.",
    source: headers,
  },
  {
    name: "refuses-a-version-in-capitals",
    what: "refuses a signature of version `V1`, though its Base64 is right",
    deliveries: [{ signature: (right) => right.replace("v1,", "V1,") }],
    tolerated: onlyTheBank,
    advice: "Take only what begins with `v1,`, the letter small.",
    source: headers,
  },
  {
    name: "refuses-version-2",
    what: "refuses a signature of version `v2`, though its Base64 is right",
    deliveries: [{ signature: (right) => right.replace("v1,", "v2,") }],
    tolerated: onlyTheBank,
    advice: "Take only what begins with `v1,`: the version says how it was made.",
    source: headers,
  },
  {
    name: "refuses-version-1a",
    what: "refuses a signature of version `v1a`, though its Base64 is right",
    deliveries: [{ signature: (right) => right.replace("v1,", "v1a,") }],
    tolerated: onlyTheBank,
    advice: "Take only what begins with `v1,`, comma included: `v1a` is another version.",
    source: headers,
  },
];

/** Still a right Event, about another object. */
function aboutAnother({ headers, body }: Sent): Sent {
  const event = JSON.parse(body);
  return { headers, body: JSON.stringify({ ...event, associated_object_id: `${event.associated_object_id}x` }) };
}

/** Among the first ten characters: who compares no more than a beginning is found out by another check. */
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
