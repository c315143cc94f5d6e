import { inflateText } from "@sandbank/view/session/deflate";

/** Starts the worker that a session page contains. A page that was opened from a file cannot load another file. */
export async function startWorker(): Promise<Worker> {
  const script = await inflateText(document.getElementById("worker")?.textContent ?? "");
  return new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
}
