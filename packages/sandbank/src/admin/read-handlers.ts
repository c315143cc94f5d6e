import type { Bank } from "@sandbank/engine";
import { clockReads } from "./clock/clock-reads.ts";
import type { ReadContext } from "./context.ts";
import { faultReads } from "./faults/fault-reads.ts";
import { inspectionHandlers } from "./look/inspection-handlers.ts";
import type { AdminParams, AdminResult } from "./operations.ts";
import { readDefaults } from "./read-defaults.ts";
import { sessionReads } from "./sessions/session-reads.ts";
import { webhookReads } from "./webhooks/webhook-reads.ts";

/**
 * The handlers of the operations that read one bank. This module and its imports use neither modules of Node nor
 * schemas, because a worker of the page runs them.
 */
const readHandlers = { ...inspectionHandlers, ...clockReads, ...faultReads, ...webhookReads, ...sessionReads } as const;

/** The operations that read one bank and need no server. */
export type ReadOperationName = keyof typeof readHandlers;

/** Returns whether an operation reads one bank. */
export function isReadOperation(name: string): name is ReadOperationName {
  return Object.hasOwn(readHandlers, name);
}

type ReadHandler = (context: ReadContext, params: unknown) => unknown;

/**
 * Performs an operation on a bank whose clock does not move. The parameters are not checked, because they come from the
 * page, whose types are those of the table.
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
