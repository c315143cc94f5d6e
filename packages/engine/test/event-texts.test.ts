import { type Endpoint, endpoints, eventCategories, type OperationName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { type Bank, createBank } from "../src/index.ts";
import { play } from "./support/scenario.ts";

/** The categories that a text names, as often and in the order as it does. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name = ""]) =>
    Object.hasOwn(eventCategories, name) ? [name] : [],
  );
}

/** The categories of what is emitted meanwhile, oldest first. */
function emittedBy(bank: Bank, act: () => void): string[] {
  const last = bank.events.list({ limit: 1 }).data[0]?.id;
  act();
  const { data } = bank.events.list();
  const count = data.findIndex(({ id }) => id === last);
  return data
    .slice(0, count === -1 ? data.length : count)
    .map(({ category }) => category)
    .toReversed();
}

/** Of each operation, what that call of the scenario emits that emits the most. */
const emitted = new Map<OperationName, readonly string[]>();
const bank = createBank();
play(bank.apiKey, (request) => {
  let answer = { status: 0, headers: {}, body: "" };
  const categories = emittedBy(bank, () => {
    answer = bank.handle(request);
  });
  const operation = request.call?.operation;
  if (operation !== undefined && categories.length >= (emitted.get(operation)?.length ?? 0)) {
    emitted.set(operation, categories);
  }
  return answer;
});

describe("the Events that an endpoint emits", () => {
  const all = Object.entries(endpoints as Record<string, Endpoint>) as [OperationName, Endpoint][];

  test.each(all)("are named in order by what is said of %s", (operation, { details = "" }) => {
    expect(emitted.get(operation)).toEqual(namedIn(details));
  });

  test("are some of each category, but for those of Real-Time Decisions, which are not made yet", () => {
    expect(bank.coverage().events.unreached).toEqual(["real_time_decision.card_authorization_requested"]);
  });
});
