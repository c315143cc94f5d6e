import { type Bank, replay, sealJournal } from "@sandbank/engine";
import { applySeed, type Seed, type Step } from "@sandbank/engine/scenarios";
import { toDuration } from "../words/duration.ts";
import { createNames } from "./create-names.ts";
import { namesIn } from "./references.ts";
import type { CallItem, Session } from "./session.ts";
import { unrepeatable } from "./session-error.ts";
import { withJoinedMoves } from "./tidy-steps.ts";

type Genesis = Session["genesis"];

/** Opens an empty bank with the options and the start of a session. */
export function emptyBank(genesis: Genesis): Bank {
  // `createBank` would add the texts of all assumptions to the worker of the page.
  return replay(sealJournal({ genesis: { ...genesis, rateLimit: null }, requests: NO_REQUESTS, entries: [] }));
}

const NO_REQUESTS = { total: 0, second: 0, inSecond: 0 };

/** Returns the options of a bank that differ from the defaults. */
export function listOptions(genesis: Genesis) {
  const { environment, unknownFields, accountRevenueRate, schedules, checkDeposits } = genesis;
  const { httpReceivers, legacySignatureHeader } = genesis;
  return {
    ...(environment !== "sandbox" && { environment }),
    ...(unknownFields !== "reject" && { unknownFields }),
    ...(accountRevenueRate !== null && { accountRevenueRate }),
    ...(schedules !== environment && { schedules }),
    ...(checkDeposits !== "automatic" && { checkDeposits }),
    ...(httpReceivers !== undefined && { httpReceivers }),
    ...(legacySignatureHeader !== undefined && { legacySignatureHeader }),
  };
}

/**
 * Returns the steps of a session, with references to earlier results in place of ids. An id that no result has is
 * looked up among the Events, as an app does. Throws a `SessionError` if a call cannot be repeated.
 */
export function listSteps({ genesis, items }: Session): readonly Step[] {
  const nameFor = createNames();
  /** The first place of each id in the results. */
  const places = new Map<string, string>();
  const steps: Step[] = [];
  let bank = emptyBank(genesis);
  let now = genesis.start;
  for (const item of items) {
    if (item.kind === "reseed") {
      bank = bank.fork({ seed: item.seed });
    } else if (item.kind === "move") {
      if (item.to <= now) continue;
      steps.push({ advance: toDuration(item.to - now) });
      bank.clock.advance({ milliseconds: item.to - now });
      now = item.to;
    } else {
      for (const id of idsIn(item.step)) {
        const params = places.has(id) ? undefined : findLookup(bank, id);
        if (params === undefined) continue;
        const as = nameFor("latestEvents");
        steps.push({ call: "events.list", params, as });
        places.set(id, `${as}.data.${params.limit - 1}.associated_object_id`);
      }
      const as = item.error === null ? nameFor(toNoun(item.step.call)) : undefined;
      steps.push({ ...referring(item.step, places), ...(as !== undefined && { as }) } as Step);
      const result = runStep(bank, { ...item.step, ...(as !== undefined && { as: "result" }) } as Step);
      if (as !== undefined) addPlaces(places, result, as);
    }
  }
  return withJoinedMoves(withUsedNames(steps));
}

/** Runs a step, and returns the result with the name `result` if there is one. Throws a `SessionError`. */
function runStep(bank: Bank, step: Step): unknown {
  const seed: Seed = { steps: [step] };
  try {
    return applySeed(bank, seed)["result"];
  } catch (error) {
    throw unrepeatable(step, error);
  }
}

/** The number of Events of a category among which an object is looked up. */
const MOST_EVENTS = 100;

/** Returns the parameters of a list whose last Event is about an object. Undefined if there are none. */
function findLookup(bank: Bank, id: string) {
  const [event] = bank.events.list({ associated_object_id: id, limit: 1 }).data;
  if (event === undefined) return undefined;
  const category = { in: [event.category] };
  const { data } = bank.events.list({ category, limit: MOST_EVENTS });
  const index = data.findIndex((each) => each.id === event.id);
  return index === -1 ? undefined : { category, limit: index + 1 };
}

/** Returns whether a step only looks up an id. Such steps were not in the session. */
export function isLookup(step: Step): boolean {
  return "call" in step && step.call === "events.list" && step.refused === undefined;
}

/** Removes the names of results to which no step refers, except those of Accounts. */
export function withUsedNames(steps: readonly Step[]): readonly Step[] {
  const used = new Set(namesIn(steps));
  return steps.map((step) => {
    if (!("as" in step) || step.as === undefined || used.has(step.as)) return step;
    // Tests expect the balances of every Account.
    if ("call" in step && step.call === "accounts.create") return step;
    const { as: _, ...rest } = step;
    return rest as Step;
  });
}

/** Ids, such as `account_qp1wzu1mrx9pojj4blfo`. */
const id = /^[a-z]+(?:_[a-z]+)*_[a-z0-9]{16,}$/;

function idsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return id.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

function addPlaces(places: Map<string, string>, value: unknown, path: string): void {
  if (typeof value === "string") {
    if (id.test(value) && !places.has(value)) places.set(value, path);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, each] of Object.entries(value)) addPlaces(places, each, `${path}.${key}`);
  }
}

function referring<Value>(value: Value, places: ReadonlyMap<string, string>): Value {
  if (typeof value === "string") {
    const place = places.get(value);
    return place === undefined ? value : ({ $ref: place } as Value);
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => referring(each, places)) as Value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, referring(each, places)])) as Value;
}

/** Returns the noun for the result of a call: `account` for `accounts.create`. */
function toNoun(call: CallItem["step"]["call"]): string {
  const plural = call.split(".").at(-2) ?? call;
  return plural.replace(/ies$/, "y").replace(/(?<!s)s$/, "");
}
