import {
  type ErrorType,
  type EventCategoryName,
  endpoints,
  errorCatalogue,
  eventCategories,
  type OperationName,
} from "@sandbank/contract";
import type { Tally } from "./tally.ts";

/** The members of one kind, reached and not. */
export interface Reach<Name extends string> {
  readonly reached: readonly Name[];
  readonly unreached: readonly Name[];
}

export interface Coverage {
  readonly endpoints: Reach<OperationName>;
  readonly events: Reach<EventCategoryName>;
  readonly errors: Reach<ErrorType>;
}

/** What the tally reached of all that there is. */
export function coverageOf(tally: Tally): Coverage {
  return {
    endpoints: reach(Object.keys(endpoints) as OperationName[], tally.operations),
    events: reach(Object.keys(eventCategories) as EventCategoryName[], tally.events),
    errors: reach(Object.keys(errorCatalogue) as ErrorType[], tally.errors),
  };
}

function reach<Name extends string>(names: readonly Name[], reached: ReadonlySet<string>): Reach<Name> {
  return {
    reached: names.filter((name) => reached.has(name)),
    unreached: names.filter((name) => !reached.has(name)),
  };
}
