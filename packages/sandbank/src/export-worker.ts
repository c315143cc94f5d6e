import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { readErrorBody } from "./admin/error-body.ts";
import type { ExportMessage } from "./admin/sessions/export-in-thread.ts";
import { type ExportRequest, exportRequested } from "./admin/sessions/export-request.ts";

const port = parentPort as MessagePort;
const send = (message: ExportMessage) => port.postMessage(message);
try {
  send({ exported: exportRequested(workerData as ExportRequest, (left) => send({ left })) });
} catch (error) {
  // Between threads, an error loses its class. One that no operation reports ends this thread with its stack.
  const refusal = readErrorBody(error);
  if (refusal === undefined) throw error;
  send({ refusal });
}
