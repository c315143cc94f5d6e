import type { AssumptionId } from "@sandbank/contract";
import { invalidOperation, invalidParameters, type ParameterIssue } from "../errors.ts";
import type { World } from "../world/world.ts";

/**
 * One condition on the state of the objects that a request is about, as data: the docs list it, and a test breaks it.
 * A broken rule is 409 `invalid_operation_error`, after parameters, idempotency and objects (D-27), because the request
 * itself is valid. Errors of the request itself (400) are cross-field rules of its endpoint, parameter checks if only
 * the bank's state shows them, or rules with a `field` if only an object that the request names does.
 */
export interface Rule<Facts> {
  /** Unique among the rules of an operation. It stays if the sentences are reworded. */
  readonly id: string;
  /** The condition, as a sentence: "The Account is open." */
  readonly condition: string;
  /** The assumption that the rule rests on, for the reference. */
  readonly assumption?: AssumptionId;
  /**
   * The dotted path of the parameter that is wrong, if the refusal is 400 `invalid_parameters_error`. These rules come
   * before those without it.
   */
  readonly field?: string;
  readonly broken: (facts: Facts) => boolean;
  /**
   * The `detail` of the refusal: which condition is not met, and what to do next. With `field` the end of the sentence
   * "`field` ...".
   */
  readonly detail: (facts: Facts) => string;
}

/** Throws the refusal of the first broken rule of an operation. The rules are in order of precedence. */
export type RequireAll<Rules extends readonly Rule<never>[]> = (facts: FactsOf<Rules>) => void;

type FactsOf<Rules> = Rules extends readonly Rule<infer Facts>[] ? Facts : never;

/** An operation with its refusal rules, which the reference prints. */
export interface Refusable {
  readonly refusals?: readonly Rule<never>[];
}

/**
 * Creates an operation with its refusal rules. The handler receives the check of the rules as its third argument, so
 * the checks and the reference come from one table.
 */
export function refusedBy<Facts, Incoming, Result>(
  rules: readonly Rule<Facts>[],
  handler: (world: World, call: Incoming, requireAll: (facts: Facts) => void) => Result,
): ((world: World, call: Incoming) => Result) & Refusable {
  const work = (world: World, call: Incoming) =>
    handler(world, call, (facts) => {
      const { probe } = world;
      const decides = (rule: Rule<Facts>) =>
        rule.broken(facts) && (probe === null || probe.at(`refusal/${probe.operation}/${rule.id}`, true));
      const broken = rules.find(decides);
      if (broken === undefined) return;
      if (broken.field === undefined) throw invalidOperation(broken.detail(facts));
      // The refusal lists all wrong parameters together (D-05).
      const named = rules.filter((rule) => rule.field !== undefined && decides(rule));
      const wrong = named.filter(({ field }, index) => named.findIndex((rule) => rule.field === field) === index);
      throw invalidParameters(listIssues(wrong, facts, call as Partial<Named>));
    });
  return Object.assign(work, { refusals: rules });
}

/** The part of a call that names its parameters. */
interface Named {
  readonly nameSent: (field: string) => string;
}

function listIssues<Facts>(
  wrong: readonly Rule<Facts>[],
  facts: Facts,
  { nameSent = String }: Partial<Named>,
): ParameterIssue[] {
  return wrong.map(({ field = "", detail }) => ({ field: nameSent(field), message: detail(facts) }));
}
