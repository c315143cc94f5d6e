import * as z from "zod";
import { BANK_NAME_RULE, bankNamePattern } from "../../names/bank-name.ts";
import { defineOperation } from "../operation.ts";
import { POINT, pointParam } from "../schemas.ts";

const bankView = z.strictObject({
  name: z.string(),
  apiKey: z.string(),
  now: z.string().describe("The bank's time, ISO 8601 in UTC."),
});

export const serverOperations = {
  health: defineOperation({
    method: "GET",
    path: "/health",
    scope: "public",
    effect: "read",
    summary: "Says whether the server is ready.",
    params: z.strictObject({}),
    result: z.strictObject({
      status: z
        .enum(["ready", "stopping", "read_only"])
        .describe("`read_only` if the server has lost its data directory: calls that change a bank are refused."),
      version: z.string(),
    }),
  }),
  status: defineOperation({
    method: "GET",
    path: "/status",
    scope: "server",
    effect: "read",
    summary: "Returns the version, the address, the seed and the banks of the server.",
    params: z.strictObject({}),
    result: z.strictObject({
      version: z.string(),
      pid: z.number().int(),
      url: z.string(),
      startedAt: z.string(),
      persisted: z.string().nullable().describe("The data directory, or null if the banks are in memory only."),
      storageProblem: z
        .string()
        .nullable()
        .describe("Why calls that change a bank fail with 503 `storage_error`, or null if they can be kept."),
      seed: z.string(),
      banks: z.array(bankView),
    }),
    command: { words: "status", examples: ["status"] },
  }),
  bank: defineOperation({
    method: "GET",
    path: "/bank",
    scope: "bank",
    effect: "read",
    summary: "Returns the bank of the request, with the version and the start of its server.",
    params: z.strictObject({}),
    result: z.strictObject({ ...bankView.shape, version: z.string(), startedAt: z.string() }),
  }),
  stop: defineOperation({
    method: "POST",
    path: "/stop",
    scope: "server",
    effect: "write",
    summary: "Stops the server.",
    params: z.strictObject({}),
    result: z.strictObject({}),
    command: { words: "stop", examples: ["stop"] },
  }),
  "banks.list": defineOperation({
    method: "GET",
    path: "/banks",
    scope: "server",
    effect: "read",
    summary: "Lists the banks: first those that are open, then those that are in the data directory only.",
    params: z.strictObject({}),
    result: z.strictObject({ data: z.array(bankView) }),
    command: { words: "banks", examples: ["banks"], isRouted: true },
  }),
  "banks.create": defineOperation({
    method: "POST",
    path: "/banks/create",
    scope: "server",
    effect: "write",
    summary:
      "Opens a bank under a name: a fork of the seeded bank, with ids of its own; or a copy of another bank as it was at a point of its history.",
    params: z.strictObject({
      name: z.string().regex(bankNamePattern, BANK_NAME_RULE).describe("1 to 63 of a-z, 0-9 and -."),
      from: z.string().optional().describe("The bank to copy. Default: the seeded bank."),
      until: pointParam.optional().describe(`The point of \`from\` to copy: ${POINT} Default: now.`),
    }),
    result: bankView,
    command: {
      words: "banks new",
      positional: ["name"],
      examples: ["banks new worker-1", "banks new retry --from worker-1 --until 12"],
      isRouted: true,
    },
  }),
  "banks.remove": defineOperation({
    method: "POST",
    path: "/banks/remove",
    scope: "server",
    effect: "destroy",
    summary: "Removes a bank with everything in it.",
    params: z.strictObject({ name: z.string().describe("The name of a bank.") }),
    result: z.strictObject({}),
    command: { words: "banks rm", positional: ["name"], examples: ["banks rm worker-1"], isRouted: true },
  }),
};
