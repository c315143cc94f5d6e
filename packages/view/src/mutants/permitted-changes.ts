import type { Change, Mutant, PermittedResponse } from "@sandbank/engine/private/mutants";

const responses: Readonly<Record<PermittedResponse, string>> = {
  "new-field": "Each object of a response has a field more, `future_field`.",
  "smaller-pages": "A page of a list has fewer objects than you ask for.",
  "other-detail": "An error has another `detail`.",
  "lost-response": "The first response to a request with an idempotency key is lost.",
  microseconds: "The times of responses have microseconds.",
};

/** The ways in which the contract allows a bank to differ from today's. */
export function listPermittedChanges(): Mutant[] {
  return [
    ...Object.entries(responses).map(([how, sentence]) =>
      allows(how, sentence, { kind: "permitted", how: how as PermittedResponse }),
    ),
  ];
}

function allows(name: string, sentence: string, change: Change, place = `permitted/${name}`): Mutant {
  return { id: `permitted/${name}`, place, isPermitted: true, sentence, noticedBy: null, change };
}
