import type { RailTable } from "../resource-kit/rail-table.ts";
import type { Resource } from "../resource-kit/resource.ts";
import type { Rail } from "../state/explanation.ts";
import { resources } from "./resources.ts";

/** The decline rules and reasons of each rail. The docs, the coverage and the tests read them. */
export const rails = Object.fromEntries(
  resources.flatMap(({ rail }: Resource) => (rail === undefined ? [] : [[rail.name, rail]])),
) as Readonly<Record<Rail, RailTable>>;
