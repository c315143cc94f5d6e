import type { RunningServer } from "../../src/index.ts";
import { type RawRequest, sendRaw } from "./servers.ts";

/** Requests that are sent at the same time. */
const BATCH = 50;

/** Sends requests, and returns the statuses and the types of the errors, without repetitions: `403 host_not_allowed_error`. */
export async function outcomesOf(server: RunningServer, requests: readonly RawRequest[]): Promise<string[]> {
  const found = new Set<string>();
  for (let index = 0; index < requests.length; index += BATCH) {
    const batch = requests.slice(index, index + BATCH);
    for (const { status, body } of await Promise.all(batch.map((request) => sendRaw(server, request)))) {
      const [, type = ""] = /"type":"([^"]*)"/.exec(body) ?? [];
      found.add(`${status} ${type}`.trim());
    }
  }
  return [...found].sort();
}
