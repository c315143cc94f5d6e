import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { type AdminErrorBody, errorBodyOf } from "./admin/error-body.ts";
import { type ExportRequest, exportRequested } from "./session/export-request.ts";
import type { Exported } from "./session/export-session.ts";

/** A message of this thread: the number of steps that are left in the test so far, or how the export ended. */
export type ExportMessage =
  | { readonly left: number }
  | { readonly exported: Exported }
  | { readonly refusal: AdminErrorBody };

const port = parentPort as MessagePort;
const send = (message: ExportMessage) => port.postMessage(message);
try {
  send({ exported: exportRequested(workerData as ExportRequest, (left) => send({ left })) });
} catch (error) {
  // Between threads, an error loses its class. One that no operation reports ends this thread with its stack.
  const refusal = errorBodyOf(error);
  if (refusal === undefined) throw error;
  send({ refusal });
}
