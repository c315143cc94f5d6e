import { constants } from "../constants.ts";
import type { JsonObject } from "./json.ts";

/** The request that the bank sends for each Event to the URL of a subscription (contract "Events"). */
export function describeWebhooks(event: JsonObject): Record<string, JsonObject> {
  return {
    event: {
      post: {
        operationId: "webhooks.event",
        tags: ["Events"],
        summary: "Receive an Event.",
        description: [
          "The body is the Event. Verify the signature over the raw bytes of the body before anything else.",
          "The same Event can be delivered more than once, and Events can arrive out of order. `webhook-id` identifies the Event.",
          `Live repeats a failed delivery, up to ${constants.liveWebhookAttempts} attempts in total; the sandbox does not.`,
        ].join(" "),
        security: [],
        parameters: headers,
        requestBody: { required: true, content: { "application/json": { schema: event } } },
        responses: {
          "2XX": { description: `Received. Respond within ${constants.webhookDeadlineSeconds} seconds.` },
          default: { description: "Any other status, a connection error and a timeout count as failures." },
        },
      },
    },
  };
}

const headers: readonly JsonObject[] = [
  {
    name: "webhook-id",
    in: "header",
    required: true,
    description: "Identifier of the Event, the same for every attempt.",
    schema: { type: "string" },
  },
  {
    name: "webhook-timestamp",
    in: "header",
    required: true,
    description:
      "When this attempt was sent, in seconds of Unix time. Refuse a time more than 5 minutes in the past or the future.",
    schema: { type: "string", pattern: "^\\d+$" },
  },
  {
    name: "webhook-signature",
    in: "header",
    required: true,
    description:
      "One or more signatures, separated by spaces. Each is `v1,` and the Base64 of the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the signing secret. Accept the request if one of them matches; compare in constant time.",
    schema: { type: "string" },
  },
];
