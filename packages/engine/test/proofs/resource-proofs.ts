import type {
  AccountId,
  AccountNumberId,
  CardId,
  FileId,
  LockboxAddressId,
  OperationName,
  OperationTypes,
} from "@sandbank/contract";
import type { Caller, Play } from "../../../../tests/support/caller.ts";
import type { ClauseIds } from "../../../../tests/support/rows.ts";
import type { Bank } from "../../src/index.ts";
import type { Resource } from "../../src/resource-kit/resource.ts";
import type { StateMachineDefinition } from "../../src/resource-kit/state-machine.ts";
import type { Breaking } from "./breakings.ts";
import type { RailProofs } from "./rail-proofs.ts";
import type { Request, Stage } from "./stage.ts";

/**
 * The proofs of a resource, for the suites of this folder: the value `proofs` in its folder of `test/resources`. It does not
 * compile if it lacks something that the resource has, such as an operation that can be refused. The suites find what the
 * types do not show: a missing row of `rules` or `bounds`.
 */
export type ResourceProofs<Of extends Resource> = EveryProofs<keyof Of["operations"]> &
  If<RequiringOperation<Of>, RequiredProofs<RequiringOperation<Of>, keyof Of["operations"]>> &
  If<RefusingOperation<Of>, RefusalProofs<RefusingOperation<Of>>> &
  If<ListOperation<Of>, ListProofs> &
  If<UpdateOperation<Of>, UpdateProofs<UpdateOperation<Of>>> &
  If<CheckedOperation<Of>, CheckProofs<CheckedOperation<Of>>> &
  If<MachineOf<Of>, StateProofs<MachinesProofs<MachineOf<Of>>>> &
  If<Part<Of, "rail">, { readonly rail: RailProofs }>;

/** The proofs of any resource, for the suites. */
export type AnyProofs = EveryProofs<string> &
  Partial<
    RequiredProofs<string, string> &
      RefusalProofs<string> &
      UpdateProofs<string> &
      ListProofs &
      CheckProofs<string> &
      StateProofs<Readonly<Record<string, MachineProofs>>> & { readonly rail: RailProofs }
  >;

type If<Names, Proofs> = [Names] extends [never] ? unknown : Proofs;

type Part<Of, Name extends PropertyKey> = Name extends keyof Of ? Name : never;

/** The operations with a required parameter. `http/uploads.test.ts` has the parameters of forms. */
type RequiringOperation<Of extends Resource> = {
  [Name in keyof Of["operations"] & Exclude<OperationName, "files.create">]: OperationTypes[Name] extends {
    readonly params: infer Params extends object;
  }
    ? Record<never, never> extends Params
      ? never
      : Name
    : never;
}[keyof Of["operations"] & Exclude<OperationName, "files.create">];

/** The operations with parameter checks. */
type CheckedOperation<Of extends Resource> = "parameterChecks" extends keyof Of ? keyof Of["parameterChecks"] : never;

type MachineOf<Of extends Resource> = Of extends { readonly stateMachines: readonly (infer Machine)[] }
  ? Machine
  : never;

/** The operations that were created with `refusedBy`. */
type RefusingOperation<Of extends Resource> = {
  [Name in keyof Of["operations"]]: "refusals" extends keyof Of["operations"][Name] ? Name : never;
}[keyof Of["operations"]];

type UpdateOperation<Of extends Resource> = Extract<keyof Of["operations"], `${string}.update`>;

type ListOperation<Of extends Resource> = Extract<keyof Of["operations"], `${string}.list`>;

interface EveryProofs<Operations extends PropertyKey> {
  /**
   * A part of the scenario in which each operation of the resource succeeds. It may refuse requests, too. `account` is
   * open and has money.
   */
  readonly scenario: (bank: Caller, account: AccountId) => Play;
  /** The golden journal that the resource belongs to, and the names of the scenarios that it records. */
  readonly story: { readonly journal: string; readonly names: RegExp };
  /** For each operation with cross-field rules, a row for each rule. The ids in the requests do not exist. */
  readonly rules?: Readonly<Partial<Record<Operations, readonly RuleCase[]>>>;
  /**
   * For each operation: the bounds of its parameters, written a second time from the contract, except texts of 1 to
   * 200 characters and lists of 1 or more elements.
   */
  readonly bounds?: Readonly<Partial<Record<Operations, Readonly<Record<string, string>>>>>;
  /** Creates objects that together reach each state, and leaves one in its initial state. Also runs in a live bank. */
  readonly populate?: (bank: Bank, accounts: Populated) => void;
}

interface RequiredProofs<Requiring extends PropertyKey, Operations extends PropertyKey> {
  /**
   * For each operation: the required parameters of its body and of the objects within, in the order of the contract. An
   * operation whose own parameters are optional may require one in an optional object.
   */
  readonly required: Readonly<Record<Requiring, readonly string[]> & Partial<Record<Operations, readonly string[]>>>;
}

interface RefusalProofs<Operations extends PropertyKey> {
  /** For each operation with refusal rules: creates the objects that it needs, and returns a request that succeeds. */
  readonly requests: Readonly<Record<Operations, (stage: Stage) => Request>>;
  /** For each of these operations, its rules in their order. A rule may have several rows. */
  readonly refusals: Readonly<Record<Operations, readonly RefusalCase[]>>;
  /** The pairs of rules that the breakings of both, one after the other, do not break. */
  readonly pairs?: Readonly<Partial<Record<Operations, readonly RefusalPair[]>>>;
}

/** The condition of a rule, a change that breaks only this rule, and the detail of the refusal, with ids as `account_…`. */
export type RefusalCase = readonly [holds: string, breaking: Breaking, detail: string, clauses?: ClauseIds];

/** Two rules in their order, and a change that breaks both; null if no request can break both. */
export type RefusalPair = readonly [first: string, second: string, breaking: Breaking | null];

interface ListProofs {
  /** Makes one more object of the list, and returns its id. Null for a list whose objects the tests do not make. */
  readonly list: ((bank: Bank, given: Given) => string) | null;
}

/** The objects that new ones can refer to. The Account has 1,000,000 cents. */
export interface Given {
  readonly account: AccountId;
  readonly card: CardId;
  readonly number: AccountNumberId;
  readonly file: FileId;
  readonly address: LockboxAddressId;
}

/** A request that breaks only one cross-field rule, and a similar request that does not. */
export type RuleCase = readonly [field: string, message: string, wrong: object, right: object, clauses?: ClauseIds];

interface UpdateProofs<Operations extends PropertyKey> {
  /**
   * For each update: creates an object with a value in each field that the update can set, and brings it into a state,
   * such as "a canceled Card".
   */
  readonly updates: Readonly<Record<Operations, Readonly<Record<string, (bank: Bank) => { readonly id: string }>>>>;
  readonly changes: Readonly<Record<Operations, ChangeCase>>;
}

interface ChangeCase {
  /** For each parameter of the update, a value that the object in the first state of `updates` does not have. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The parameters that have tests of their own instead. */
  readonly apart?: readonly string[];
  readonly clauses?: ClauseIds;
}

interface CheckProofs<Operations extends PropertyKey> {
  /** For each operation with parameter checks: requests with one wrong field, which the error names. */
  readonly checks: Readonly<Record<Operations, readonly CheckCase[]>>;
}

export type CheckCase = readonly [field: string, ask: (bank: Bank) => unknown, clauses?: ClauseIds];

interface StateProofs<Machines> {
  /** The state machines by their field. */
  readonly states: Machines;
  readonly populate: NonNullable<EveryProofs<never>["populate"]>;
}

/** The proofs of each state machine, by its field. */
type MachinesProofs<Machine> = {
  readonly [Each in Machine as Each extends { readonly field: infer Field extends string } ? Field : never]: If<
    TriggerOf<Each>,
    { readonly requested: RequestedMoves }
  > &
    If<Part<Each, "automatic">, { readonly automatic: AutomaticMoves }>;
};

/** The triggers of a state machine by which a request moves it. */
type TriggerOf<Machine> =
  Machine extends Pick<StateMachineDefinition, "table">
    ? { [State in keyof Machine["table"]]: keyof Machine["table"][State] }[keyof Machine["table"]]
    : never;

/** Open Accounts of a bank. `operating` has 500,000 cents, and `closed` is closed at the end. */
interface Populated {
  readonly operating: AccountId;
  readonly savings: AccountId;
  readonly closed: AccountId;
}

export interface MachineProofs {
  /** Absent if no request moves the object. */
  readonly requested?: RequestedMoves;
  /** Absent if only requests move the object. */
  readonly automatic?: AutomaticMoves;
}

/** The transitions that the network, the clock or the bank makes, each with a function that causes it. */
export type AutomaticMoves = readonly (readonly [from: string, to: string, act: (bank: Bank) => unknown])[];

export interface RequestedMoves {
  /** Creates an object in its initial state, which every trigger can move. */
  readonly make: (bank: Bank) => string;
  readonly move: (bank: Bank, id: string, trigger: string) => object;
  /** The allowed moves, written a second time from the contract and its assumptions. All others are refused. */
  readonly allowed: Moves;
  /**
   * How many `updated` Events a move has, by state and trigger: `submitted settle`. Default: 1, or 0 for one to the present
   * state.
   */
  readonly updates?: Readonly<Record<string, number>>;
  /** The clauses that the moves from a state prove, by state. */
  readonly clauses?: Readonly<Record<string, ClauseIds>>;
}

/** By state and trigger: the next state. */
export type Moves = Readonly<Record<string, Readonly<Record<string, string>>>>;
