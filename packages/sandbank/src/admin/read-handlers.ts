import type { Bank } from "@sandbank/engine";
import { clockReads } from "./clock-reads.ts";
import type { ReadContext } from "./context.ts";
import { faultReads } from "./fault-reads.ts";
import { inspectionHandlers } from "./inspection-handlers.ts";
import type { AdminParams, AdminResult } from "./operations.ts";
import { readDefaults } from "./read-defaults.ts";
import { sessionReads } from "./session-reads.ts";
import { webhookReads } from "./webhook-reads.ts";

/**
 * What does each operation that reads one bank. This module and what it imports use nothing of Node and no schemas, so
 * that the page can run it in a worker.
 */
const readHandlers = { ...inspectionHandlers, ...clockReads, ...faultReads, ...webhookReads, ...sessionReads } as const;

/** The operations that read one bank, and need no server. */
export type ReadOperationName = keyof typeof readHandlers;

/** Whether an operation reads one bank. */
export function isReadOperation(name: string): name is ReadOperationName {
  return Object.hasOwn(readHandlers, name);
}

type ReadHandler = (context: ReadContext, params: unknown) => unknown;

/**
 * Does an operation over a bank that stands still. The parameters are not checked: they come from the page, whose types
 * are those of the table.
 */
export async function performRead<Name extends ReadOperationName>(
  bank: Bank,
  name: Name,
  params: AdminParams<Name>,
): Promise<AdminResult<Name>> {
  const defaults = (readDefaults as Readonly<Record<string, object>>)[name];
  const read = readHandlers[name] as ReadHandler;
  return (await read({ served: { bank, clock: { rate: 0 } } }, { ...defaults, ...params })) as AdminResult<Name>;
}
