import type { Mutant } from "@sandbank/engine/private/mutants";
import { mutantTables } from "../generated/mutant-tables.ts";
import type { MutantTables } from "../tables/mutant-tables.ts";
import { listMoneyMutants, listWebhookMutants } from "./money-mutants.ts";
import { listPermittedChanges } from "./permitted-changes.ts";
import {
  listErrorMutants,
  listFilterMutants,
  listKeyMutants,
  listListMutants,
  listValueMutants,
} from "./response-mutants.ts";
import { listRuleMutants } from "./rule-mutants.ts";
import { listStateMutants } from "./state-mutants.ts";

let all: readonly Mutant[] | undefined;

/** All mutants and permitted changes, made at the first use, in the order in which they are played: most values are read by nobody. */
export function listMutants(): readonly Mutant[] {
  all ??= createMutants(mutantTables);
  return all;
}

/** The mutants of the places in the tables. An id consists of names and ids of rows, so it stays if other rows change. */
export function createMutants(tables: MutantTables): readonly Mutant[] {
  return [
    listRuleMutants,
    listStateMutants,
    listMoneyMutants,
    listListMutants,
    listFilterMutants,
    listKeyMutants,
    listErrorMutants,
    listWebhookMutants,
    listPermittedChanges,
    listValueMutants,
  ].flatMap((list) => list(tables));
}
