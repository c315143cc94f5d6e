import type { Mutant, PermittedResponse } from "./change.ts";

type Permitted = Pick<Mutant, "place" | "change">;

/**
 * The changes that the contract permits, by name. Besides them, each enumeration of responses may have a value more: a
 * `ValueChange` to `other` whose only value is new.
 */
export const permittedChanges = {
  "new-field": inResponses("new-field"),
  "smaller-pages": inResponses("smaller-pages"),
  "other-detail": inResponses("other-detail"),
  "lost-response": inResponses("lost-response"),
  microseconds: inResponses("microseconds"),
  "longer-ids": { place: "id", change: { kind: "longer", by: "future" } },
  "new-event-category": always("permitted/new-event-category"),
  "late-webhooks": always("permitted/late-webhooks"),
  "duplicate-webhooks": always("attempt/duplicated"),
  "reordered-webhooks": always("attempt/reordered"),
} satisfies Readonly<Record<string, Permitted>>;

function inResponses(how: PermittedResponse): Permitted {
  return { place: `permitted/${how}`, change: { kind: "permitted", how } };
}

function always(place: string): Permitted {
  return { place, change: { kind: "instead", value: true } };
}
