import * as z from "zod";
import { defineOperation } from "../operation.ts";
import { object, POINT, pointParam, secrets } from "../schemas.ts";

const overrides = z
  .record(z.string(), z.record(z.string(), z.unknown()))
  .optional()
  .describe("By operation, parameters that replace those of all steps that call it.");

export const sessionOperations = {
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
        .describe("Whether a simulation is called as a network or another bank, which a live bank requires."),
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
    summary: "Sets the bank back to the state after the seed.",
    params: z.strictObject({ empty: z.boolean().optional().describe("Without the seed.") }),
    result: z.strictObject({}),
    command: { words: "reset", examples: ["reset", "reset --bank worker-1", "reset --empty"] },
  }),
  "snapshot.save": defineOperation({
    method: "POST",
    path: "/snapshots/save",
    scope: "bank",
    effect: "write",
    summary: "Keeps the present state of the bank under a name, in the place of an earlier snapshot of that name.",
    params: z.strictObject({
      name: z
        .string()
        .regex(
          /^[a-z0-9][a-z0-9_-]{0,63}$/,
          "A name has 1 to 64 of a-z, 0-9, - and _, and begins with a letter or digit.",
        )
        .describe("1 to 64 of a-z, 0-9, - and _, beginning with a letter or digit."),
    }),
    result: z.strictObject({
      name: z.string(),
      at: z.string(),
      isReplaced: z.boolean().describe("Whether there was a snapshot of that name."),
    }),
    command: { words: "snapshot save", positional: ["name"], examples: ["snapshot save before-payday"] },
  }),
  "snapshot.load": defineOperation({
    method: "POST",
    path: "/snapshots/load",
    scope: "bank",
    effect: "destroy",
    summary: "Sets the bank back to a snapshot. Its log begins again at #1, and its ids are given again.",
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
    result: z.strictObject({
      data: z.array(
        z.strictObject({
          name: z.string(),
          at: z.string().nullable().describe("The bank's time then, or null if the file of the snapshot is damaged."),
          problem: z.string().optional().describe("Why the snapshot cannot be loaded."),
        }),
      ),
    }),
    command: { words: "snapshot", examples: ["snapshot"] },
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
    summary: "Returns the journal: all external inputs of the bank, from which `replay` makes the same bank.",
    params: z.strictObject({
      after: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .describe("Only the entries after so many, with a digest of these, to continue an earlier read. Default: all."),
      until: pointParam.optional().describe(`Only what was until a point: ${POINT} Default: now.`),
      secrets,
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
          "Only this many journal entries, from the first, such as the `entry` of a step. Default: all. If the last one declined something, a test is of that decline.",
        ),
      secrets,
    }),
    result: z.strictObject({
      text: z.string(),
      notes: z.array(z.string()).describe("Notes for the reader of the file."),
    }),
  }),
};
