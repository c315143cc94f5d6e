import {
  type Endpoint,
  type Event,
  endpoints,
  eventCategories,
  idPrefixOf,
  type OperationName,
} from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { resultOf, type ScenarioAnswer } from "../../../../tests/support/caller.ts";
import { checkAll } from "../../../../tests/support/check-all.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { play } from "./scenario.ts";

/** The Event categories that a text names, with repetitions, in order. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name = ""]) =>
    Object.hasOwn(eventCategories, name) ? [name] : [],
  );
}

/** The Events that an act emits, oldest first. */
function emittedBy(bank: Bank, act: () => void): Event[] {
  const last = bank.events.list({ limit: 1 }).data[0]?.id;
  act();
  const { data } = bank.events.list();
  const count = data.findIndex(({ id }) => id === last);
  return data.slice(0, count === -1 ? data.length : count).toReversed();
}

/** Whether a sequence is contained in another, in order. */
function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  const left = [...part];
  for (const each of whole) if (each === left[0]) left.shift();
  return left.length === 0;
}

/** For each operation, the sequences of Events of its calls in the scenario, without those contained in others. */
const emitted = new Map<OperationName, (readonly string[])[]>();
/** What each successful call that creates an object returns and emits. */
const creations: [operation: OperationName, object: unknown, events: readonly Event[]][] = [];
const bank = createBank();
play(bank.apiKey, (request) => {
  let answer: ScenarioAnswer = { status: 0, headers: {}, body: "" };
  const events = emittedBy(bank, () => {
    answer = bank.handle(request);
  });
  const categories = events.map(({ category }) => category);
  const operation = request.call?.operation;
  if (answer.status === 200 && operation?.endsWith(".create")) creations.push([operation, resultOf(answer), events]);
  const before = (operation && emitted.get(operation)) ?? [];
  if (operation !== undefined && !before.some((each) => isPartOf(categories, each))) {
    emitted.set(operation, [...before.filter((each) => !isPartOf(each, categories)), categories]);
  }
  return answer;
});

describe("the Events that an endpoint emits", () => {
  const all = Object.entries(endpoints as Record<string, Endpoint>) as [OperationName, Endpoint][];

  test("names the Events of each operation in order in the endpoint's description", () =>
    checkAll(all, (operation, { details = "" }) => {
      const named = namedIn(details);
      const sequences = emitted.get(operation) ?? [];
      // An endpoint with several outcomes has several sequences, which the description names one after the other.
      if (sequences.length === 1) expect(sequences).toEqual([named]);
      expect(sequences.filter((each) => !isPartOf(each, named))).toEqual([]);
      expect(new Set(sequences.flat())).toEqual(new Set(named));
    }));

  test("names the object that a create returns in the `created` Event of its type (D-94) [event-account-created, event-account-number-created, event-physical-card-created, event-transaction-created]", () =>
    checkAll(creations, (operation, object, events) => {
      // The test above finds a missing Event. Some simulations return an object that was created before.
      const { id, type } = object as { readonly id?: string; readonly type: string };
      const created = events.filter(({ category }) => category === `${idPrefixOf(type)}.created`);
      expect({ operation, ids: created.map((event) => event.associated_object_id) }).toEqual({
        operation,
        ids: created.map(() => id),
      });
    }));

  test("emits Events of every category in the scenario", () => {
    expect(bank.coverage().events.unreached).toEqual([]);
  });
});
