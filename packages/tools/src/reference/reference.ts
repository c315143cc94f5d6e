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
} from "@sandbank/engine/reference";
import type { Api } from "../api.ts";
import { type Reachable, readReachable } from "../reachability/reachable.ts";
import { readCitations } from "./citations.ts";
import { type NeverGiven, readNeverGiven } from "./never-given.ts";

/** A condition of an operation, with the assumption that it rests on. */
export interface RefusalRule {
  readonly holds: string;
  readonly assumption?: string;
}

/** All that the pages are printed from. */
export interface Reference {
  readonly api: Api;
  readonly stateMachines: readonly StateMachine[];
  /** By operation, what must hold for it beyond its parameters and ids, in order of precedence. */
  readonly refusals: Readonly<Record<string, readonly RefusalRule[] | undefined>>;
  /** By name, what each rail declines. */
  readonly rails: Readonly<Record<string, RailTable>>;
  readonly mailRejections: ReasonTable;
  readonly reachable: readonly Reachable[];
  readonly neverGiven: readonly NeverGiven[];
  /** By resource, ids of the decisions that its source cites, in the order of the register. */
  readonly citations: ReadonlyMap<string, readonly string[]>;
}

/** An endpoint, with its name: `simulations.interestPayments.create`. */
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

export function endpointsOf({ endpoints }: Resource): NamedEndpoint[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({ name, endpoint }));
}

export function isSandboxOnly({ path }: Endpoint): boolean {
  return path.startsWith("/simulations/");
}

/** The names of an operation, as the client and the bank have them. */
export function callsOf(name: string): { client: string; bank: string } {
  return { client: `client.${name}`, bank: `bank.${name}` };
}
