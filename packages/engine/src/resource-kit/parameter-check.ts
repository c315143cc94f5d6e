import type { OperationName, RawParams } from "@sandbank/contract";
import type { ParameterIssue } from "../errors.ts";
import type { World } from "../state/world.ts";
import { count, type Row, type Table } from "../store/table.ts";

/**
 * Finds faults of parameters that only the state of the bank can tell. The parameters can be of any shape; the id is
 * that of the path, and may name nothing.
 */
export type ParameterCheck = (world: World, params: RawParams, id: string | undefined) => readonly ParameterIssue[];

export type ParameterChecks = { readonly [Name in OperationName]?: ParameterCheck };

/** A reference that may be left out only while there is one such object (D-31). */
export function requiredAmongSeveral<T extends Row>(
  table: Table<T>,
  { field, objects, params }: { readonly field: string; readonly objects: string; readonly params: RawParams },
): readonly ParameterIssue[] {
  if (params[field] !== undefined || count(table) === 1) return [];
  return [{ field, message: `is required, because there are several ${objects}` }];
}
