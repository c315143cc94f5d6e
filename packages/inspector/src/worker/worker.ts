import { readText } from "@sandbank/engine/private/errors";
import { extendSession, type OpenedSession, openSession } from "@sandbank/view/replay/open-session";
import type { Overview, SessionPart } from "@sandbank/view/replay/session-answers";
import type { SessionFile } from "@sandbank/view/session/session-file";
import type { WorkerReply, WorkerRequest } from "../source/messages.ts";

let opened: OpenedSession | undefined;

addEventListener("message", async ({ data: { id, name, args } }: MessageEvent<WorkerRequest>) => {
  try {
    const task = name === "open" ? open : name === "extend" ? extend : session()[name];
    reply({ kind: "result", id, result: await (task as (...args: readonly unknown[]) => unknown)(...args) });
  } catch (error) {
    reply(toRefusal(id, error));
  }
});

function session(): OpenedSession {
  if (opened === undefined) throw new TypeError("No session is open.");
  return opened;
}

function open(file: SessionFile): Overview {
  opened = finish(openSession(file, opened), file.journal.entries.length);
  return opened.overview;
}

function extend(part: SessionPart): Overview | null {
  const extended = finish(extendSession(session(), part), part.after + part.journal.entries.length);
  opened = extended ?? opened;
  return extended?.overview ?? null;
}

/** Runs the replay to its end, and reports the number of replayed entries. */
function finish<Result>(replaying: Generator<number, Result>, of: number): Result {
  for (;;) {
    const { done, value } = replaying.next();
    if (done) return value;
    reply({ kind: "progress", done: value, of });
  }
}

/** Converts an error to data. One that is not a refusal is a bug, or belongs to a journal that cannot be replayed. */
function toRefusal(id: number, error: unknown): WorkerReply {
  const { body } = error as { readonly body?: { readonly status: number } };
  if (body !== undefined) return { kind: "refusal", id, status: body.status, body };
  const detail = readText(error);
  return { kind: "refusal", id, status: 500, body: { type: "replay_error", title: detail, status: 500 } };
}

function reply(message: WorkerReply): void {
  postMessage(message);
}
