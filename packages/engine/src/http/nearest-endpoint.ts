import { endpoints, objectTypeOf } from "@sandbank/contract";
import { distance } from "../store/distance.ts";
import { route } from "./router.ts";

/** A sentence that names the endpoint most similar to a wrong method and path; undefined if none is similar. */
export function endpointAdvice(method: string, path: string): string | undefined {
  const methods = ["GET", "POST", "PATCH"].filter((other) => route(other, path) !== undefined);
  if (methods.length > 0) return `This path accepts ${methods.join(" and ")}.`;
  const sent = splitSegments(path);
  const ranked = Object.values(endpoints).map((endpoint) => ({ endpoint, cost: cost(method, sent, endpoint) }));
  const nearest = ranked.reduce((one, other) => (other.cost < one.cost ? other : one));
  return nearest.cost < WORD
    ? `The nearest endpoint is ${nearest.endpoint.method} ${nearest.endpoint.path}.`
    : undefined;
}

/** The cost of a missing, extra or different word. An endpoint at this cost is not similar. */
const WORD = 1;
const OTHER_METHOD = 0.5;
const NO_ID = 0.45;
const BASE_PATH = 0.25;

interface Target {
  readonly method: string;
  readonly path: string;
}

/** Also tries without the first segment, which may be a base path that the API does not have, such as `/v1`. */
function cost(method: string, sent: readonly string[], endpoint: Target): number {
  const wanted = splitSegments(endpoint.path);
  const pathCost = Math.min(segmentsCost(sent, wanted), BASE_PATH + segmentsCost(sent.slice(1), wanted));
  return pathCost + (method === endpoint.method ? 0 : OTHER_METHOD);
}

function segmentsCost(sent: readonly string[], wanted: readonly string[]): number {
  const costs = wanted.map((segment, index) => segmentCost(sent[index], segment));
  return costs.reduce((sum, each) => sum + each, WORD * Math.max(0, sent.length - wanted.length));
}

/** An id of the wanted type costs nothing; a word costs the share of its characters that differ. */
function segmentCost(sent: string | undefined, wanted: string): number {
  if (sent === undefined) return WORD;
  const [, type] = /^\{(\w+)_id\}$/.exec(wanted) ?? [];
  if (type !== undefined) return objectTypeOf(sent) === type ? 0 : NO_ID;
  const share = distance(sent, wanted) / Math.max(sent.length, wanted.length);
  return share > 0.5 ? WORD : share;
}

/** More segments than any endpoint has. */
const MOST_SEGMENTS = 8;

function splitSegments(path: string): string[] {
  const segments = path.split("/", MOST_SEGMENTS).slice(1);
  while (segments.at(-1) === "") segments.pop();
  return segments;
}
