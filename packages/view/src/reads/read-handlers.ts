import type { Bank } from "@sandbank/engine";
import { clockReads } from "./clock-reads.ts";
import { faultReads } from "./fault-reads.ts";
import { inspectionReads } from "./inspection-reads.ts";
import type { ReadContext } from "./read-context.ts";
import { readDefaults } from "./read-defaults.ts";
import { sessionReads } from "./session-reads.ts";
import { webhookReads } from "./webhook-reads.ts";

/**
 * The handlers of the operations of the admin API that read one bank. This module and its imports use no schema, because
 * a worker of the page runs them. The table of the server compares their types with the schemas.
 */
const readHandlers = { ...inspectionReads, ...clockReads, ...faultReads, ...webhookReads, ...sessionReads } as const;

/** The operations that read one bank and need no server. */
type ReadOperationName = keyof typeof readHandlers;

/** Returns whether an operation reads one bank. */
export function isReadOperation(name: string): name is ReadOperationName {
  return Object.hasOwn(readHandlers, name);
}

type ReadHandlers = typeof readHandlers;
type ReadHandler = (context: ReadContext, params: unknown) => unknown;

/** Performs an operation on a bank whose clock stands. The parameters, which come from the page, are not checked. */
export async function performRead<Name extends ReadOperationName>(
  bank: Bank,
  name: Name,
  params: object,
): Promise<Awaited<ReturnType<ReadHandlers[Name]>>> {
  const defaults = (readDefaults as Readonly<Record<string, object>>)[name];
  const read = readHandlers[name] as ReadHandler;
  return (await read({ served: { bank, clock: { rate: 0 } } }, { ...defaults, ...params })) as never;
}
