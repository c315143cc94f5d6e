import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";

export type ListName = Extract<OperationName, `${string}.list`>;

/** Every list of objects, which takes the whole common list query (D-26). To look up a routing number lists none. */
export const objectLists = Object.entries<Endpoint>(endpoints).filter(
  ([name]) => name.endsWith(".list") && name !== "routingNumbers.list",
) as [ListName, Endpoint][];
