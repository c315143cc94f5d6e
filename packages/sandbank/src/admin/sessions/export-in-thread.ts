import { Worker } from "node:worker_threads";
import { ServerError } from "@sandbank/view/reads/server-error";
import type { Exported } from "@sandbank/view/session/export-session";
import type { AdminErrorBody } from "../error-body.ts";
import type { ExportRequest } from "./export-request.ts";

/** A message of the thread: the number of steps that are left in the test so far, or how the export ended. */
export type ExportMessage =
  | { readonly left: number }
  | { readonly exported: Exported }
  | { readonly refusal: AdminErrorBody };

interface ExportOptions {
  /** Ends the thread. The promise then rejects with the reason. */
  readonly signal: AbortSignal;
  /** Called with the number of steps that are left in the test so far. */
  readonly onProgress: (left: number) => void;
}

/**
 * Exports a session in a thread of its own, because the search for a short test repeats the session many times, and the
 * server answers meanwhile. Rejects with a `ServerError` if steps cannot repeat the session.
 */
export async function exportInThread(request: ExportRequest, { signal, onProgress }: ExportOptions): Promise<Exported> {
  signal.throwIfAborted();
  const { url } = import.meta;
  const isSource = url.endsWith(".ts");
  const worker = new Worker(new URL(isSource ? "../../export-worker.ts" : "export-worker.js", url), {
    workerData: request,
    // Options for the program of the process, such as `--input-type`, do not suit that of the thread.
    execArgv: isSource ? ["--conditions=source"] : [],
  });
  try {
    return await new Promise((resolve, reject) => {
      worker.on("message", (message: ExportMessage) => {
        if ("left" in message) onProgress(message.left);
        else if ("exported" in message) resolve(message.exported);
        else reject(createRefusal(message.refusal));
      });
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("The thread of an export ended without a result.")));
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
  } finally {
    await worker.terminate();
  }
}

function createRefusal({ status, type, title, detail }: AdminErrorBody): ServerError {
  return new ServerError(status, type, title, detail ?? "");
}
