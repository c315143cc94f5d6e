import { constants } from "@sandbank/contract";
import { type ReceiverCheck, respelled, shifted } from "./receiver-check.ts";

const headers = "Headers on each webhook request";
const retries = "Delivery and retries";

const BURST = 20;
const ownWindow = "The contract gives 5 minutes as an example only.";

/** Less than the window of 5 minutes. */
const IN_WINDOW_SECONDS = 240;
const LAST_RETRY_SECONDS = Math.max(...constants.liveWebhookScheduleSeconds);

/** What a receiver must accept. */
export const rightDeliveries: readonly Omit<ReceiverCheck, "expected">[] = [
  {
    name: "accepts-a-right-delivery",
    what: "accepts a right delivery",
    deliveries: [{}],
    advice:
      "Sign `<webhook-id>.<webhook-timestamp>.<raw body>` with HMAC-SHA256, keyed with the UTF-8 bytes of the whole " +
      "secret. Look whether secret and clock are those of this check: it takes `secret` and `now`.",
    source: `${headers}; D-98`,
  },
  {
    name: "verifies-the-raw-body",
    what: "accepts a body whose JSON is spelled otherwise",
    deliveries: [{ signed: respelled }],
    advice: "Sign the text of the body as it came, before it is parsed: `await request.text()`.",
    source: headers,
  },
  {
    name: "verifies-white-space-around-the-body",
    what: "accepts a body with white space before and behind it",
    deliveries: [{ signed: (signed) => ({ ...signed, body: ` ${signed.body}\n` }) }],
    advice: "Sign the body as it came, to the last byte: do not trim it.",
    source: headers,
  },
  {
    name: "verifies-a-body-beyond-ascii",
    what: "accepts a body with characters that are not ASCII",
    deliveries: [{ event: { category: "not_yet_known.é→💶" } }],
    advice: "Sign the bytes of the body as they came, or its text in UTF-8: read as Latin-1 it is another text.",
    source: headers,
  },
  {
    name: "accepts-a-late-delivery",
    what: "accepts a delivery that was signed 4 minutes ago",
    deliveries: [{ ageSeconds: IN_WINDOW_SECONDS, signed: shifted(-IN_WINDOW_SECONDS) }],
    tolerated: ownWindow,
    advice: "Let a `webhook-timestamp` be up to 5 minutes past: clocks differ, and networks are slow.",
    source: headers,
  },
  {
    name: "accepts-an-early-delivery",
    what: "accepts a delivery that was signed for 4 minutes from now",
    deliveries: [{ signed: shifted(IN_WINDOW_SECONDS) }],
    tolerated: ownWindow,
    advice: "Let a `webhook-timestamp` be up to 5 minutes ahead: your clock may be slow.",
    source: headers,
  },
  {
    name: "ignores-other-headers",
    what: "accepts headers that it does not know",
    deliveries: [{ sent: (sent) => ({ ...sent, headers: { ...sent.headers, "x-unknown": "1" } }) }],
    advice:
      "Read the three headers `webhook-id`, `webhook-timestamp` and `webhook-signature`, and leave all others alone.",
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
    advice: "Answer 2xx to what you have no use for: new categories come, and a refusal is sent again for three days.",
    source: "Event; Categories named",
  },
  {
    name: "accepts-a-duplicate",
    what: "accepts the same delivery twice",
    deliveries: [{}, {}],
    advice: "Answer 2xx to a `webhook-id` that you have seen, and do nothing else.",
    source: `${retries}: Duplicates`,
  },
  {
    name: "accepts-a-retry",
    what: "accepts an Event again that is signed anew",
    deliveries: [{ signed: shifted(-1) }, {}],
    advice: "Each attempt has its own timestamp and signature. Answer 2xx to a `webhook-id` that you have seen.",
    source: "D-99",
  },
  {
    name: "accepts-an-event-after-its-forgery",
    what: "accepts a right delivery after a forgery with its `webhook-id`",
    before: [{ signature: (_, strange) => strange }],
    deliveries: [{}],
    advice: "Verify first, and remember the `webhook-id` then: else anybody can keep an Event from you.",
    source: `${headers}; ${retries}: Duplicates`,
  },
  {
    name: "accepts-the-last-retry",
    what: "accepts an Event that was made 72 hours ago",
    deliveries: [{ ageSeconds: LAST_RETRY_SECONDS }],
    advice:
      "Hold the time against `webhook-timestamp`, which is of the attempt, not against `created_at` of the Event.",
    source: `${retries}: Schedule`,
  },
  {
    name: "accepts-reordered-events",
    what: "accepts an Event after a newer one",
    deliveries: [{}, { ageSeconds: 60 }],
    advice: "The order is not guaranteed. Fetch the object to see its state, and answer 2xx.",
    source: "D-101",
  },
  {
    name: "skips-an-unknown-version",
    what: "accepts a right signature after one of an unknown version",
    deliveries: [{ signature: (right) => `v2,${right.slice(3)} ${right}` }],
    advice: "Skip each signature that does not begin with `v1,`, and go on to the next.",
    source: headers,
  },
  {
    name: "survives-rotation-new-first",
    what: "accepts two signatures of which the second is its own",
    deliveries: [{ signature: (right, strange) => `${strange} ${right}` }],
    advice: "Compare with each signature in the list: while secrets rotate there are several.",
    source: `${headers}; D-99`,
  },
  {
    name: "survives-rotation-old-first",
    what: "accepts two signatures of which the first is its own",
    deliveries: [{ signature: (right, strange) => `${right} ${strange}` }],
    advice:
      "Compare with each signature in the list, and accept where one is right: while secrets rotate there are several.",
    source: `${headers}; D-99`,
  },
  {
    name: "answers-a-burst",
    what: `accepts ${BURST} deliveries at once, each within ${constants.webhookDeadlineSeconds} seconds`,
    deliveries: Array.from({ length: BURST }, (_, ageSeconds) => ({ ageSeconds })),
    atOnce: true,
    advice: "Answer first and work afterwards: what takes long belongs in a queue.",
    source: `${retries}: Success`,
  },
];
