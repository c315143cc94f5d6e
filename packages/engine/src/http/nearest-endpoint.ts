import { endpoints } from "@sandbank/contract";
import { distance } from "../parameters/nearest.ts";
import { route } from "./router.ts";

/** Says of a method and path that name no endpoint what to call instead, as a sentence. */
export function endpointAdvice(method: string, path: string): string {
  const methods = ["GET", "POST", "PATCH"].filter((other) => route(other, path) !== undefined);
  if (methods.length > 0) return `The path takes ${methods.join(" and ")}.`;
  const ranked = Object.values(endpoints).map((endpoint) => ({ endpoint, edits: edits(method, path, endpoint) }));
  const { endpoint } = ranked.reduce((one, other) => (other.edits < one.edits ? other : one));
  return `The nearest endpoint is ${endpoint.method} ${endpoint.path}.`;
}

/** Segments are compared one by one, and an id costs nothing: a word that is missing weighs more than a slip in one. */
function edits(method: string, path: string, endpoint: { readonly method: string; readonly path: string }): number {
  const [sent, wanted] = [segmentsOf(path), segmentsOf(endpoint.path)];
  const costs = wanted.map((segment, index) => (segment.startsWith("{") ? 0 : wordCost(sent[index] ?? "", segment)));
  const surplus = Math.max(0, sent.length - wanted.length);
  return costs.reduce((sum, cost) => sum + cost, surplus) + (method === endpoint.method ? 0 : 0.5);
}

/** 0 for the same word, 1 for one that has nothing in common. */
function wordCost(sent: string, wanted: string): number {
  return Math.min(1, distance(sent, wanted) / Math.max(sent.length, wanted.length));
}

/** No endpoint has as many segments as these. */
const MOST_SEGMENTS = 8;

function segmentsOf(path: string): string[] {
  return path.split("/", MOST_SEGMENTS).slice(1);
}
