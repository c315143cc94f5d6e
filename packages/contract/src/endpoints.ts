import type { Endpoint } from "./endpoint.ts";
import { endpointTable } from "./endpoint-table.ts";
import type { OperationTypes } from "./generated/operations.ts";

export type OperationName = keyof OperationTypes;

/** Every endpoint by the name of its operation, which is also its name in the SDK and the engine. */
export const endpoints: Readonly<Record<OperationName, Endpoint>> = endpointTable;
