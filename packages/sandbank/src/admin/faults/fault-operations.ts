import type { FaultKind } from "@sandbank/engine";
import * as z from "zod";
import { defineOperation } from "../operation.ts";
import { object } from "../schemas.ts";

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

/** How often deliveries of webhooks go wrong, by kind. */
export const deliveryFaults = {
  duplicated: chance,
  reordered: chance,
  delayed: chance,
  tampered: chance,
  mistimed: chance,
  unsigned: chance,
};

export const faultOperations = {
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
    command: { words: "faults arm", examples: ["faults arm duplicated --chance 0.3", "faults clear duplicated"] },
  }),
};
