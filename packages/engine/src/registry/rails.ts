import type { RailTable } from "../resource-kit/rail-table.ts";
import type { Resource } from "../resource-kit/resource.ts";
import type { Rail } from "../state/explanation.ts";
import { resources } from "./resources.ts";

/** What each rail declines, and why. Read by the docs, the coverage and the tests. */
export const rails = Object.fromEntries(
  resources.flatMap(({ rail }: Resource) => (rail === undefined ? [] : [[rail.name, rail]])),
) as Readonly<Record<Rail, RailTable>>;
