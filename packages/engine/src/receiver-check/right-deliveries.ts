import { constants } from "@sandbank/contract";
import { type ReceiverCheck, respelled, shifted } from "./receiver-check.ts";

const headers = "Headers on each webhook request";
const retries = "Delivery and retries";

const BURST = 20;
const ownWindow = "The contract gives 5 minutes as an example only.";

/** Less than the window of 5 minutes. */
const IN_WINDOW_SECONDS = 240;
const LAST_RETRY_SECONDS = Math.max(...constants.liveWebhookScheduleSeconds);

/** The deliveries that a receiver must accept. */
export const rightDeliveries: readonly Omit<ReceiverCheck, "expected">[] = [
  {
    name: "accepts-a-right-delivery",
    what: "accepts a valid delivery",
    deliveries: [{}],
    advice:
      "Sign `<webhook-id>.<webhook-timestamp>.<raw body>` with HMAC-SHA256, keyed with the UTF-8 bytes of the whole " +
      "secret. Check that the receiver uses the same secret as this check, and the same clock: that of the machine, unless " +
      "you passed `now` to this check.",
    source: headers,
  },
  {
    name: "verifies-the-raw-body",
    what: "accepts a body whose JSON is formatted differently",
    deliveries: [{ signed: respelled }],
    advice: "Compute the signature over the raw body, before you parse it: `await request.text()`.",
    source: headers,
  },
  {
    name: "verifies-white-space-around-the-body",
    what: "accepts a body with white space before and after it",
    deliveries: [{ signed: (signed) => ({ ...signed, body: ` ${signed.body}\n` }) }],
    advice: "Compute the signature over the raw body, to the last byte: do not trim it.",
    source: headers,
  },
  {
    name: "verifies-a-body-beyond-ascii",
    what: "accepts a body with characters that are not ASCII",
    deliveries: [{ event: { category: "not_yet_known.é→💶" } }],
    advice: "Compute the signature over the raw bytes, or decode and encode the body as UTF-8, not as Latin-1.",
    source: headers,
  },
  {
    name: "accepts-a-late-delivery",
    what: "accepts a delivery that was signed 4 minutes ago",
    deliveries: [{ ageSeconds: IN_WINDOW_SECONDS, signed: shifted(-IN_WINDOW_SECONDS) }],
    tolerated: ownWindow,
    advice: "Accept a `webhook-timestamp` up to 5 minutes in the past: clocks differ, and networks are slow.",
    source: headers,
  },
  {
    name: "accepts-an-early-delivery",
    what: "accepts a delivery that was signed for 4 minutes from now",
    deliveries: [{ signed: shifted(IN_WINDOW_SECONDS) }],
    tolerated: ownWindow,
    advice: "Accept a `webhook-timestamp` up to 5 minutes in the future: your clock may be slow.",
    source: headers,
  },
  {
    name: "ignores-other-headers",
    what: "accepts headers that it does not know",
    deliveries: [{ sent: (sent) => ({ ...sent, headers: { ...sent.headers, "x-unknown": "1" } }) }],
    advice: "Read the three headers `webhook-id`, `webhook-timestamp` and `webhook-signature`, and ignore all others.",
    source: headers,
  },
  {
    name: "accepts-an-unknown-category",
    what: "accepts an Event of a category that it does not know",
    deliveries: [
      {
        event: {
          category: "not_yet_known.created",
          associated_object_type: "not_yet_known",
          associated_object_id: "not_yet_known_1",
        },
      },
    ],
    advice:
      "Respond with 2xx to Events that you do not use: the API adds categories, and retries refusals for three days.",
    source: "Event; Categories named",
  },
  {
    name: "accepts-a-duplicate",
    what: "accepts the same delivery twice",
    deliveries: [{}, {}],
    advice: "Respond with 2xx to a `webhook-id` that you have seen, and do nothing else.",
    source: `${retries}: Duplicates`,
  },
  {
    name: "accepts-a-retry",
    what: "accepts a retry of an Event, with a new timestamp and signature",
    deliveries: [{ signed: shifted(-1) }, {}],
    advice: "Each attempt has its own timestamp and signature. Respond with 2xx to a `webhook-id` that you have seen.",
    source: `${headers}; ${retries}`,
  },
  {
    name: "accepts-an-event-after-its-forgery",
    what: "accepts a valid delivery after a forgery with its `webhook-id`",
    before: [{ signature: (_, strange) => strange }],
    deliveries: [{}],
    advice: "Verify first, and only then store the `webhook-id`: otherwise a forgery can suppress an Event.",
    source: `${headers}; ${retries}: Duplicates`,
  },
  {
    name: "accepts-the-last-retry",
    what: "accepts an Event that was created 72 hours ago",
    deliveries: [{ ageSeconds: LAST_RETRY_SECONDS }],
    advice: "Check the time of the attempt, `webhook-timestamp`, not the time of the Event, `created_at`.",
    source: `${retries}: Schedule`,
  },
  {
    name: "accepts-reordered-events",
    what: "accepts an Event after a newer one",
    deliveries: [{}, { ageSeconds: 60 }],
    advice: "The order is not guaranteed. Fetch the object to see its state, and respond with 2xx.",
    source: retries,
  },
  {
    name: "skips-an-unknown-version",
    what: "accepts a valid signature after a signature of an unknown version",
    deliveries: [{ signature: (right) => `v2,${right.slice(3)} ${right}` }],
    advice: "Skip signatures that do not begin with `v1,`, and check the next one.",
    source: headers,
  },
  {
    name: "survives-rotation-new-first",
    what: "accepts two signatures of which the second matches its secret",
    deliveries: [{ signature: (right, strange) => `${strange} ${right}` }],
    advice: "Compare with each signature in the list: during a secret rotation there are several.",
    source: headers,
  },
  {
    name: "survives-rotation-old-first",
    what: "accepts two signatures of which the first matches its secret",
    deliveries: [{ signature: (right, strange) => `${right} ${strange}` }],
    advice:
      "Compare with each signature in the list, and accept if one matches: during a secret rotation there are several.",
    source: headers,
  },
  {
    name: "answers-a-burst",
    what: `accepts ${BURST} deliveries at once, each within ${constants.webhookDeadlineSeconds} seconds`,
    deliveries: Array.from({ length: BURST }, (_, ageSeconds) => ({ ageSeconds })),
    atOnce: true,
    advice: "Respond first and work afterwards: put long work into a queue.",
    source: `${retries}: Success`,
  },
];
