import type { FaultKind } from "@sandbank/engine";
import * as z from "zod";
import { defineOperation } from "./operation.ts";

const object = z.looseObject({});

const faultKinds = [
  "latency",
  "drop_before_commit",
  "drop_after_commit",
  "invalid_api_key_error",
  "insufficient_permissions_error",
  "private_feature_error",
  "rate_limited_error",
  "internal_server_error",
] as const satisfies readonly FaultKind[];

const chance = z.coerce.number().min(0).max(1).optional().describe("A probability from 0 to 1.");

const deliveryFaults = {
  duplicated: chance,
  reordered: chance,
  delayed: chance,
  tampered: chance,
  mistimed: chance,
  unsigned: chance,
};

const overrides = z
  .record(z.string(), z.record(z.string(), z.unknown()))
  .optional()
  .describe("By operation, parameters that replace those of all steps that call it.");

const resent = z.strictObject({
  data: z.array(object).describe("The attempts, before the receivers respond: `attempts` returns their outcomes."),
});

export const changeOperations = {
  "faults.list": defineOperation({
    method: "GET",
    path: "/faults",
    scope: "bank",
    effect: "read",
    summary: "Lists the armed faults and the delivery faults.",
    params: z.strictObject({}),
    result: z.strictObject({
      data: z.array(object),
      delivery_faults: z
        .strictObject(deliveryFaults)
        .describe("The probability of each delivery fault that is set; `{}` if there are none."),
    }),
    command: { words: "faults", examples: ["faults"] },
  }),
  "faults.arm": defineOperation({
    method: "POST",
    path: "/faults/arm",
    scope: "bank",
    effect: "write",
    summary: "Arms a fault for the next requests.",
    params: z.strictObject({
      kind: z.enum(faultKinds).describe("What goes wrong."),
      operation: z.string().optional().describe("An operation, such as `accounts.create`. Default: any."),
      times: z.coerce.number().int().min(1).optional().describe("How many requests. Default: 1."),
      delayMs: z.coerce.number().int().min(0).optional().describe("Of `latency`, in milliseconds."),
    }),
    result: object,
    command: {
      words: "faults arm",
      positional: ["kind"],
      examples: ["faults arm drop_after_commit --operation accounts.create"],
    },
  }),
  "faults.clear": defineOperation({
    method: "POST",
    path: "/faults/clear",
    scope: "bank",
    effect: "write",
    summary: "Disarms one fault, or all of them.",
    params: z.strictObject({
      id: z.coerce.number().int().min(1).optional().describe("The `id` of an armed fault. Default: all."),
    }),
    result: z.strictObject({ armed: z.number().int().describe("How many faults are still armed.") }),
    command: { words: "faults clear", positional: ["id"], examples: ["faults clear", "faults clear 2"] },
  }),
  "delivery_faults.set": defineOperation({
    method: "POST",
    path: "/delivery_faults",
    scope: "bank",
    effect: "write",
    summary: "Sets how often deliveries of webhooks go wrong; without parameters none does.",
    params: z.strictObject(deliveryFaults),
    result: z.strictObject({ delivery_faults: object.describe("Those that are set now.") }),
    command: {
      words: "delivery-faults",
      examples: ["delivery-faults --duplicated 0.3", "delivery-faults off"],
      isByHand: true,
    },
  }),
  resend: defineOperation({
    method: "POST",
    path: "/resend",
    scope: "bank",
    effect: "write",
    summary: "Sends an Event again to every Event Subscription that selects it.",
    params: z.strictObject({ event: z.string().describe("The id of an Event.") }),
    result: resent,
    command: { words: "resend", positional: ["event"], examples: ["resend event_4k2m"], waitsFor: "receivers" },
  }),
  replay_missing: defineOperation({
    method: "POST",
    path: "/replay_missing",
    scope: "bank",
    effect: "write",
    summary: "Sends the Events since an instant again to each active Event Subscription that has not accepted them.",
    params: z.strictObject({ since: z.string().describe("ISO 8601 with a zone.") }),
    result: resent,
    command: {
      words: "replay-missing",
      examples: ["replay-missing --since 2026-11-01T00:00:00Z"],
      waitsFor: "receivers",
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
      secret: z.string().optional().describe("1 to 100 characters. Default: a new one."),
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
      "Sends correct and forged deliveries to the URL of an Event Subscription, and reports which of them its receiver handles correctly.",
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
  }),
  call: defineOperation({
    method: "POST",
    path: "/call",
    scope: "bank",
    effect: "write",
    summary: "Calls an operation of the API.",
    params: z.strictObject({
      operation: z.string().describe("Such as `accounts.create`."),
      id: z.string().optional().describe("The id in the path, if the operation has one."),
      params: z.record(z.string(), z.unknown()).optional(),
      idempotencyKey: z.string().optional(),
      network: z
        .boolean()
        .optional()
        .describe(
          "Whether a simulation is called as the card network or the sending bank, which a live bank requires.",
        ),
    }),
    result: object,
  }),
  trigger: defineOperation({
    method: "POST",
    path: "/trigger",
    scope: "bank",
    effect: "write",
    summary: "Runs the shortest program that reaches a reason, state, transition, Event, error or endpoint.",
    params: z.strictObject({
      name: z.string().describe("As coverage lists it, such as `card_decline.breaches_limit`."),
      with: overrides,
      fork: z.boolean().optional().describe("Whether the program runs in a fork, so that the bank stays as it is."),
    }),
    result: object,
  }),
  scenario: defineOperation({
    method: "POST",
    path: "/scenario",
    scope: "bank",
    effect: "read",
    summary: "Returns the program that `trigger` would run, as code and as steps. Runs nothing.",
    params: z.strictObject({
      name: z.string().describe("As coverage lists it, such as `card_decline.breaches_limit`."),
      with: overrides,
    }),
    result: z.strictObject({
      name: z.string(),
      options: object.describe("The options that the bank needs; `{}` if every bank can run it."),
      code: z.string(),
      steps: z.array(object),
    }),
  }),
  scenarios: defineOperation({
    method: "GET",
    path: "/scenarios",
    scope: "bank",
    effect: "read",
    summary: "Lists the names that `trigger` accepts.",
    params: z.strictObject({}),
    result: z.strictObject({ data: z.array(z.string()) }),
  }),
  reset: defineOperation({
    method: "POST",
    path: "/reset",
    scope: "bank",
    effect: "destroy",
    summary: "Returns the bank to the state after the seed.",
    params: z.strictObject({ empty: z.boolean().optional().describe("Without the seed.") }),
    result: z.strictObject({}),
    command: { words: "reset", examples: ["reset", "reset --bank worker-1", "reset --empty"] },
  }),
  "snapshot.save": defineOperation({
    method: "POST",
    path: "/snapshots/save",
    scope: "bank",
    effect: "write",
    summary: "Keeps the present state of the bank under a name.",
    params: z.strictObject({
      name: z
        .string()
        .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/)
        .describe("1 to 64 of a-z, 0-9, - and _, beginning with a letter or digit."),
    }),
    result: z.strictObject({ name: z.string(), at: z.string() }),
    command: { words: "snapshot save", positional: ["name"], examples: ["snapshot save before-payday"] },
  }),
  "snapshot.load": defineOperation({
    method: "POST",
    path: "/snapshots/load",
    scope: "bank",
    effect: "destroy",
    summary: "Returns the bank to a snapshot.",
    params: z.strictObject({ name: z.string().describe("The name of a snapshot.") }),
    result: z.strictObject({ name: z.string(), at: z.string() }),
    command: { words: "snapshot load", positional: ["name"], examples: ["snapshot load before-payday"] },
  }),
  "snapshot.list": defineOperation({
    method: "GET",
    path: "/snapshots",
    scope: "bank",
    effect: "read",
    summary: "Lists the snapshots of the bank.",
    params: z.strictObject({}),
    result: z.strictObject({ data: z.array(z.strictObject({ name: z.string(), at: z.string() })) }),
    command: { words: "snapshot ls", examples: ["snapshot ls"] },
  }),
  "snapshot.remove": defineOperation({
    method: "POST",
    path: "/snapshots/remove",
    scope: "bank",
    effect: "destroy",
    summary: "Removes a snapshot.",
    params: z.strictObject({ name: z.string().describe("The name of a snapshot.") }),
    result: z.strictObject({}),
    command: { words: "snapshot rm", positional: ["name"], examples: ["snapshot rm before-payday"] },
  }),
  journal: defineOperation({
    method: "GET",
    path: "/journal",
    scope: "bank",
    effect: "read",
    summary: "Returns everything that came to the bank from outside; `replay` makes the same bank of it.",
    params: z.strictObject({
      after: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .describe("Only the entries after so many, with a digest of these, to continue an earlier read. Default: all."),
    }),
    result: z.looseObject({ entries: z.array(object) }),
  }),
  export: defineOperation({
    method: "GET",
    path: "/export",
    scope: "bank",
    effect: "read",
    summary: "Returns the session as a seed, or as a Vitest file of its latest decline or refused call.",
    params: z.strictObject({
      as: z.enum(["seed", "test"]),
      until: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .describe(
          "Only so many journal entries, such as the `entry` of a step. Default: all. If the last one declined something, a test is of that decline.",
        ),
    }),
    result: z.strictObject({ text: z.string(), notes: z.array(z.string()).describe("What its reader has to know.") }),
  }),
};
