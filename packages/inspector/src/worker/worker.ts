import { RefusedError } from "../source/errors.ts";
import type { WorkerReply, WorkerRequest, WorkerTask } from "./messages.ts";
import { type OpenedSession, openSession } from "./open-session.ts";

let opened: OpenedSession | undefined;

addEventListener("message", async ({ data }: MessageEvent<WorkerRequest>) => {
  const { id } = data;
  try {
    reply({ kind: "result", id, result: await perform(data) });
  } catch (error) {
    reply(refusalOf(id, error));
  }
});

function perform(task: WorkerTask): unknown {
  if (task.kind === "open") {
    const opening = openSession(task.session, opened);
    for (;;) {
      const { done, value } = opening.next();
      if (done) {
        opened = value;
        return value.overview;
      }
      reply({ kind: "progress", done: value, of: task.session.journal.entries.length });
    }
  }
  if (opened === undefined) throw new TypeError("No session is open.");
  switch (task.kind) {
    case "admin":
      return opened.admin(task.name, task.params, task.instant);
    case "api":
      return opened.api(task.request, task.instant);
    case "try":
      return opened.tryCall(task.request, task.before);
    case "describe":
      return opened.describe(task.instant);
  }
}

/** An error as data: that of the bank or of this page if it refuses, else a bug, or a journal that cannot be replayed. */
function refusalOf(id: number, error: unknown): WorkerReply {
  if (error instanceof RefusedError) return { kind: "refusal", id, status: error.status, body: error.body };
  const { body, message } = error as { readonly body?: { readonly status: number }; readonly message: string };
  if (body !== undefined) return { kind: "refusal", id, status: body.status, body };
  const detail = message.replace("[sandbank] ", "");
  return { kind: "refusal", id, status: 500, body: { type: "replay_error", title: detail, status: 500 } };
}

function reply(message: WorkerReply): void {
  postMessage(message);
}
