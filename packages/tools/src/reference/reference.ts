import type { Endpoint, Resource } from "@sandbank/contract";
import {
  mailRejections,
  programs,
  type RailTable,
  type ReasonTable,
  rails,
  refusals,
  type StateMachine,
  stateMachines,
} from "@sandbank/engine/private/reference";
import type { Api } from "../api.ts";
import { type Reachable, readReachable } from "../reachability/reachable.ts";
import { readCitations } from "./citations.ts";
import { type NeverGiven, readNeverGiven } from "./never-given.ts";

/** A condition of an operation, with the assumption that it rests on. */
export interface RefusalRule {
  readonly condition: string;
  readonly assumption?: string;
  readonly field?: string;
}

/** The data from which the pages are printed. */
export interface Reference {
  readonly api: Api;
  readonly stateMachines: readonly StateMachine[];
  /** By operation, the conditions other than valid parameters and ids, in order of precedence. */
  readonly refusals: Readonly<Record<string, readonly RefusalRule[] | undefined>>;
  /** The decline rules of each rail, by name. */
  readonly rails: Readonly<Record<string, RailTable>>;
  readonly mailRejections: ReasonTable;
  readonly reachable: readonly Reachable[];
  readonly neverGiven: readonly NeverGiven[];
  /** The ids of the assumptions that the source of each resource cites, in the order of the register. */
  readonly citations: ReadonlyMap<string, readonly string[]>;
}

/** An endpoint and its name: `simulations.interestPayments.create`. */
export interface NamedEndpoint {
  readonly name: string;
  readonly endpoint: Endpoint;
}

export function readReference(api: Api, root: string): Reference {
  return {
    api,
    stateMachines,
    refusals,
    rails,
    mailRejections,
    reachable: readReachable(programs),
    neverGiven: readNeverGiven(api.declarations),
    citations: readCitations(api.resources, root),
  };
}

export function listEndpoints({ endpoints }: Resource): NamedEndpoint[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({ name, endpoint }));
}

export function isSandboxOnly({ path }: Endpoint): boolean {
  return path.startsWith("/simulations/");
}

/** The names of an operation on the client and on the bank. */
export function nameCalls(name: string): { client: string; bank: string } {
  return { client: `client.${name}`, bank: `bank.${name}` };
}
