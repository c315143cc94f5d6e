import type { BankResponse } from "../http/handle.ts";
import type { Probe } from "../world/probe.ts";
import type { Change } from "./change.ts";
import { findTarget, type HttpPassage, jsonIn, overHttp } from "./http-passage.ts";
import { listFilters } from "./requests.ts";
import { changeResponse, errorType } from "./responses.ts";
import { eachPath } from "./values.ts";

/** Makes a probe that reports each place that decides the first time, and changes nothing. */
export function createRecorder(reached: (place: string) => void): Probe {
  const known = new Set<string>();
  const note = (place: string) => {
    if (known.has(place)) return;
    known.add(place);
    reached(place);
  };
  return {
    operation: "",
    at(place, decision) {
      note(place);
      return decision;
    },
    work: (act) => act(),
    handle: overHttp(
      ({ request }) => request,
      (passage, response) => {
        for (const place of listPlaces(passage, response)) note(place);
        for (const [place, change] of listChanges(passage, response)) {
          if (!known.has(place) && changeResponse(change, passage, response) !== response) note(place);
        }
        return response;
      },
    ),
    isSetAside: () => false,
  };
}

/** The places in the transport that a successful response reaches. */
function listPlaces(passage: HttpPassage, response: BankResponse): readonly string[] {
  const { operation } = findTarget(passage.request);
  const json = response.status === 200 ? jsonIn(response) : undefined;
  if (operation === undefined || json === undefined) return [];
  const places: string[] = [];
  eachPath(json, (path) => places.push(`value/${path}`));
  if (response.headers["idempotent-replayed"] !== undefined) places.push(`key/${operation}`);
  if (operation.endsWith(".list") && (json as { data: unknown[] }).data.length > 1)
    places.push("permitted/smaller-pages");
  for (const name of listFilters(passage)) places.push(`filter/${operation}/${name}`);
  return places;
}

const LIST_CHANGES = ["one-page", "lacks-last", "order"] as const;
const ERROR_CHANGES = ["accepted", "500"] as const;
const PERMITTED_CHANGES = ["new-field", "other-detail", "lost-response", "microseconds"] as const;

/** Changes of a response, by place. A place is reached if its change makes a difference. */
function listChanges({ request }: HttpPassage, response: BankResponse): [place: string, change: Change][] {
  const { operation } = findTarget(request);
  const changes: [string, Change][] = PERMITTED_CHANGES.map((how) => [`permitted/${how}`, { kind: "permitted", how }]);
  if (response.status === 200 && operation?.endsWith(".list"))
    for (const how of LIST_CHANGES) changes.push([`list/${operation}/${how}`, { kind: "list", operation, how }]);
  const type = response.status === 200 ? undefined : errorType(response);
  if (type !== undefined)
    for (const how of ERROR_CHANGES) changes.push([`error/${type}/${how}`, { kind: "error", type, how }]);
  return changes;
}
