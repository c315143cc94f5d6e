import { readDefaults } from "@sandbank/view/reads/read-defaults";
import * as z from "zod";
import { defineOperation } from "../operation.ts";
import { instant, instantParam, object, requests } from "../schemas.ts";

const deliveryStates = ["planned", "due", "succeeded", "failed", "canceled"] as const;

const headers = z.record(z.string(), z.string());

const webhookAttempt = z.strictObject({
  id: z.string(),
  eventId: z.string(),
  category: z.string().describe("The category of the Event."),
  eventSubscriptionId: z.string(),
  number: z.number().int().describe("In the schedule, from 1."),
  origin: z.string().describe("`schedule`, `resend`, or the delivery fault that caused it."),
  state: z.enum(["planned", "due", "succeeded", "failed", "canceled"]),
  dueAt: instant.describe("When it is sent, by the bank's clock."),
  url: z.string(),
  request: z
    .strictObject({ method: z.literal("POST"), url: z.string(), headers, body: z.string() })
    .nullable()
    .describe(
      "Signed with the bank's time. Null while the attempt is planned, if it was canceled, and without requests.",
    ),
  status: z.number().int().nullable().describe("The HTTP status of the response."),
  answer: z.string().nullable().describe("The body of a response without success, up to 1,000 characters."),
  durationMs: z.number().nullable().describe("By the bank's clock."),
  error: z.string().nullable().describe("Why there was no response."),
  sent: z
    .strictObject({
      at: instant.describe("By the machine's clock."),
      headers: headers.describe("As they were sent, with the signature that the receiver got."),
      status: z.number().int().nullable(),
      body: z.string().nullable().describe("The body of the response, up to 1,000 characters."),
      error: z.string().nullable(),
      durationMs: z.number().describe("In real milliseconds."),
    })
    .nullable()
    .describe("What went over the network, of the latest 1,000 deliveries since the server started. Else null."),
});

/** Selects deliveries, to count, list or repeat them. */
const deliveryFilter = {
  state: z
    .enum(deliveryStates)
    .optional()
    .describe(
      "`succeeded` once the receiver accepted an attempt; `due` or `planned` while there is such an attempt; `failed` or `canceled` in the end. Default: all.",
    ),
  subscription: z.string().optional().describe("The id of an Event Subscription. Default: all of them."),
  category: z.string().optional().describe("Only Events of this category, such as account.created."),
  object: z.string().optional().describe("Only Events about the object with this id."),
  cause: z
    .string()
    .optional()
    .describe("Only what the receiver answered so last: a status such as 503, or a code such as ECONNREFUSED."),
};

const resent = z.strictObject({
  data: z.array(object).describe("The attempts, before the receivers respond: `attempts` returns their outcomes."),
  disabled: z
    .array(z.strictObject({ id: z.string(), url: z.string() }))
    .optional()
    .describe("The Event Subscriptions to which nothing is sent, because they are disabled. Absent if there are none."),
});

export const webhookOperations = {
  attempts: defineOperation({
    method: "GET",
    path: "/attempts",
    scope: "bank",
    effect: "read",
    summary:
      "Lists the attempts to deliver webhooks, of some Events and Event Subscriptions or of all: past, due and planned.",
    params: z.strictObject({
      event: z
        .string()
        .optional()
        .describe("The id of an Event, or several with commas between them. Default: all Events."),
      subscription: z
        .string()
        .optional()
        .describe("The id of an Event Subscription, or several with commas between them. Default: all of them."),
      requests,
    }),
    result: z.strictObject({ data: z.array(webhookAttempt) }),
    command: { words: "attempts", examples: ["attempts", "attempts --event event_4k2m"] },
  }),
  deliveries: defineOperation({
    method: "GET",
    path: "/deliveries",
    scope: "bank",
    effect: "read",
    summary: "Counts the deliveries of Events to each Event Subscription by state, and lists the newest of one state.",
    params: z.strictObject({
      ...deliveryFilter,
      limit: z.coerce
        .number()
        .int()
        .min(0)
        .max(1000)
        .default(readDefaults.deliveries.limit)
        .describe("How many to list, 0 to 1000. Default: 100."),
    }),
    result: z.strictObject({
      counts: z
        .array(
          z.strictObject({
            subscription: z.string(),
            planned: z.number().int(),
            due: z.number().int(),
            succeeded: z.number().int(),
            failed: z.number().int(),
            canceled: z.number().int(),
          }),
        )
        .describe(
          "How many deliveries of each state each Event Subscription has, the one with the newest delivery first.",
        ),
      failures: z
        .array(
          z.strictObject({
            subscription: z.string(),
            cause: z
              .string()
              .describe("The last answer of the receiver: a status, a code such as ECONNREFUSED, or words."),
            count: z.number().int(),
            retrying: z.number().int().describe("How many of them the bank tries again. It gave up the others."),
            first: instant.describe("When the first of the Events happened."),
          }),
        )
        .describe("The selected deliveries that fail, by Event Subscription and cause, the largest group first."),
      count: z.number().int().describe("How many deliveries are selected."),
      data: z
        .array(
          z.strictObject({
            event: object.describe("The Event."),
            subscription: z.string(),
            state: z.enum(deliveryStates),
            attempts: z.number().int().describe("Planned ones included."),
            status: z
              .number()
              .int()
              .nullable()
              .describe("Of the last response, or of the one that accepted the Event."),
            error: z.string().nullable().describe("Why the last attempt that ended got no response."),
          }),
        )
        .describe("The newest of them, newest first."),
    }),
  }),
  secret: defineOperation({
    method: "GET",
    path: "/secret",
    scope: "bank",
    effect: "read",
    summary: "Returns the secret that signs the webhooks of an Event Subscription.",
    params: z.strictObject({ subscription: z.string().describe("The id of an Event Subscription.") }),
    result: z.strictObject({ secret: z.string() }),
    command: { words: "secret", positional: ["subscription"], examples: ["secret event_subscription_1a2b"] },
  }),
  resend: defineOperation({
    method: "POST",
    path: "/resend",
    scope: "bank",
    effect: "write",
    summary: "Sends an Event again to every Event Subscription that selects it, or to one of them.",
    params: z.strictObject({
      event: z.string().describe("The id of an Event, such as one that `sandbank attempts --failed` lists."),
      subscription: z
        .string()
        .optional()
        .describe("The id of the only Event Subscription to send to. Default: all that select the Event."),
    }),
    result: resent,
    command: {
      words: "resend",
      positional: ["event"],
      examples: ["resend event_4k2m", "resend event_4k2m --subscription event_subscription_1a2b"],
    },
  }),
  replay_missing: defineOperation({
    method: "POST",
    path: "/replay_missing",
    scope: "bank",
    effect: "write",
    summary:
      "Sends the Events since an instant, or all, again to each active Event Subscription that has not accepted them.",
    params: z.strictObject({
      since: instantParam.optional().describe("ISO 8601 with a zone. Default: all Events that the bank keeps."),
      ...deliveryFilter,
      state: z
        .enum(["failed", "planned", "canceled"])
        .optional()
        .describe("Only deliveries in this state. Default: all, and Events that were never sent."),
    }),
    result: resent,
    command: {
      words: "replay-missing",
      examples: [
        "replay-missing",
        "replay-missing --since 2d",
        "replay-missing --subscription event_subscription_1a2b --cause ECONNREFUSED",
      ],
    },
  }),
  rotate_secret: defineOperation({
    method: "POST",
    path: "/rotate_secret",
    scope: "bank",
    effect: "write",
    summary: "Gives an Event Subscription another secret.",
    params: z.strictObject({
      subscription: z.string().describe("The id of an Event Subscription."),
      secret: z
        .string()
        .optional()
        .describe("1 to 100 characters, without white space around them. Default: a new one."),
      overlapSeconds: z.coerce.number().int().min(0).optional().describe("How long both secrets sign."),
    }),
    result: z.strictObject({ secret: z.string() }),
    command: {
      words: "rotate-secret",
      positional: ["subscription"],
      examples: ["rotate-secret event_subscription_1a2b"],
    },
  }),
  verify_receiver: defineOperation({
    method: "POST",
    path: "/verify_receiver",
    scope: "bank",
    effect: "write",
    summary:
      "Sends correct and forged deliveries to the URL of an Event Subscription, and reports which of them its receiver handles correctly. The receiver handles the valid ones as real webhooks.",
    params: z.strictObject({ subscription: z.string().describe("The id of an Event Subscription.") }),
    result: z.strictObject({
      passed: z.boolean(),
      checks: z.array(
        z.strictObject({
          name: z.string(),
          what: z.string(),
          passed: z.boolean(),
          expected: z.enum(["2xx", "refusal"]),
          got: z.int().nullable().describe("The status of the response that decided; null if there was none."),
          error: z.string().nullable(),
          advice: z.string().nullable(),
          warning: z.string().nullable(),
          source: z.string(),
        }),
      ),
      text: z.string().describe("The report as text."),
    }),
    command: {
      words: "verify-receiver",
      positional: ["subscription"],
      examples: ["verify-receiver event_subscription_1a2b", "verify-receiver http://localhost:3000/hooks"],
    },
  }),
};
