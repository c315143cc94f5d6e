import { endpoints, type FileContents } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { resultOf, type ScenarioAnswer, type ScenarioRequest } from "../../../../tests/support/caller.ts";
import { type Bank, BankError, createBank } from "../../src/index.ts";
import { play } from "../proofs/scenario.ts";
import { callDirectly } from "../support/direct-call.ts";

/** The properties of a bank besides the operations. */
const ownNames = new Set([
  "apiKey",
  "clock",
  "faults",
  "handle",
  "fork",
  "snapshot",
  "restore",
  "reset",
  "journal",
  "ledgerEntries",
  "observe",
  "newIdempotencyKey",
  "audit",
  "bodyLimit",
  "coverage",
  "diff",
  "explain",
  "explainBalance",
  "limitUse",
  "names",
  "search",
  "trace",
  "unreadFields",
  "webhooks",
]);

/** Operations of the bank itself, without an endpoint. */
const ownMethods = ["entities.disable"];

/** The simulations, as operations of the network (D-24). */
const networkMethods = Object.keys(endpoints).flatMap((name) =>
  name.startsWith("simulations.") ? [name.replace("simulations.", "network.")] : [],
);

function methodsIn(group: object, prefix = ""): string[] {
  return Object.entries(group).flatMap(([name, value]) =>
    typeof value === "function" ? [prefix + name] : methodsIn(value, `${prefix}${name}.`),
  );
}

/** Answers a request of the scenario by a direct call, or over HTTP if no direct call is equivalent. */
function answerDirectly(bank: Bank, request: ScenarioRequest): ScenarioAnswer {
  if (request.call === undefined) return bank.handle(request);
  try {
    const result = callDirectly(bank, request.call);
    if (request.call.operation !== "files.contents") return { status: 200, headers: {}, body: JSON.stringify(result) };
    const { content, mime_type } = result as FileContents;
    return { status: 200, headers: { "content-type": mime_type }, body: content };
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    return { status: error.status, headers: {}, body: JSON.stringify(error.body) };
  }
}

describe("the methods of a bank", () => {
  test("has a method for each endpoint and the bank's own methods, and no others", () => {
    const groups = Object.fromEntries(Object.entries(createBank()).filter(([name]) => !ownNames.has(name)));
    expect(methodsIn(groups).sort()).toEqual([...Object.keys(endpoints), ...networkMethods, ...ownMethods].sort());
  });

  test("answers direct calls like the same HTTP requests, with refusals, and leaves an equal bank", () => {
    const [direct, asked] = [createBank({ seed: "surface" }), createBank({ seed: "surface" })];
    const withoutHeaders = (answer: ScenarioAnswer) => ({ status: answer.status, result: resultOf(answer) });
    const calls = play(direct.apiKey, (request) => answerDirectly(direct, request));
    const requests = play(asked.apiKey, (request) => asked.handle(request));
    expect(calls.length).toBe(requests.length);
    for (const [index, { request, answer }] of requests.entries()) {
      const call = calls[index]?.answer as ScenarioAnswer;
      expect({ request, ...withoutHeaders(call) }).toEqual({ request, ...withoutHeaders(answer) });
    }
    expect(direct.journal().entries).toEqual(asked.journal().entries);
  });
});
