import type { DecisionTable } from "./assumption.ts";

/** Requests, responses, errors, lists: what holds for every operation. */
export const wire = {
  "D-01": {
    question: "Which status does a success have?",
    answer: "200 with JSON for everything, creates and simulations included.",
    why: "Public services of this shape answer so.",
    basis: "public",
  },
  "D-02": {
    question: "What does the body of an error look like?",
    answer:
      "It is `{ type, status, title, detail }` plus members by type; `status` is an integer, `detail` a string " +
      "or null. It is sent as `application/json`.",
    why: "Public services of this shape answer so, in the spirit of RFC 9457.",
    basis: "public",
  },
  "D-03": {
    question: "Which error types are there?",
    answer:
      "Those of `errorCatalogue`, each with its statuses, its extra members and when it is answered. " +
      "`insufficient_permissions_error` and `private_feature_error` (403) are reserved: they are in the " +
      "catalogue and the SDK, and an armed fault reaches them. `internal_server_error` (500, 503) comes only by " +
      "an armed fault; one that is not armed is a bug. `not_implemented_error` (501) stands for an endpoint of " +
      "the contract that is not built yet: a state of the work, outside the SDK and the OpenAPI document, gone " +
      "once all nine parts are served.",
    why: "Public services of this shape answer with these types.",
    basis: "public",
  },
  "D-04": {
    question: "Which rule gives which error?",
    answer:
      "A request that is wrong in itself is 400 `invalid_parameters_error`: a parameter is missing, mistyped, " +
      "out of range, an unknown enum value or too long, an exactly-one-of rule is broken, or there is a bad " +
      "cursor, a bad `limit`, a bad timestamp or an unknown field. JSON that does not parse is 400 " +
      "`malformed_request_error`. An id that names nothing, in path or body, is 404 `object_not_found_error`. " +
      "An unknown path or method is 404 `api_method_not_found_error`. A right request at the wrong time is 409 " +
      "`invalid_operation_error`: a close with a balance, an action on an item that is not pending, a change of " +
      "a canceled object, anything on a closed Account.",
    why:
      "The status alone tells a client whether to mend the request, look for the object or wait for another " +
      "state.",
    basis: "ours",
  },
  "D-05": {
    question: "What are the elements of `errors` in `invalid_parameters_error`?",
    answer:
      "Each is `{ field, message }`, with `field` a dotted path (`loan.credit_limit`, `query.limit`, " +
      "`checks.1.account_id`). Every fault is listed at once, in the order of the schema; past 100 the first 100, and " +
      "`detail` counts the rest. A rule between fields declares the paths that it reads and runs only where none of " +
      "them, nor an ancestor or descendant, has a fault; its faults join the list.",
    why:
      "A client can then mend all of its faults in one go, the same request always gives the same list, and a bound " +
      "keeps the answer small.",
    basis: "ours",
  },
  "D-06": {
    question: "What becomes of unknown fields and query parameters?",
    answer:
      "They are refused, and each is named. The other choice ignores them; `bank.unreadFields()` then reports " +
      "them.",
    why: "A misspelt field should fail in a test and not in silence.",
    basis: "ours",
    switch: { option: "unknownFields", values: ["reject", "ignore"], default: "reject" },
  },
  "D-07": {
    question: "How does an idempotency key work?",
    answer:
      "It is sent in the header `Idempotency-Key`, on POST only, has 1 to 200 characters and is unique across " +
      "the environment. The same key, operation and body give the first answer again with the header " +
      "`Idempotent-Replayed: true`, and nothing is done twice. The same key with any difference is 409 " +
      "`idempotency_key_already_used_error` with `resource_id`. Bodies are compared as parsed JSON; keys never " +
      "expire. A refused request (4xx) does not use up its key. On PATCH and GET the header is ignored.",
    why:
      "Public services of this shape take the key so; what counts as the same request, and how long a key " +
      "lasts, is chosen so that a retry is always safe.",
    basis: "public",
  },
  "D-08": {
    question: "Where is `idempotency_key` a list filter?",
    answer: "On every list whose object has it. It takes 1 to 200 characters and gives none or one.",
    why: "The contract says that lists can be filtered by it, and a key is unique across the environment.",
    basis: "ours",
  },
  "D-09": {
    question: "In which order do lists come?",
    answer: "Newest first, by creation, everywhere; Events also ascending.",
    why: "The contract names this default for Events, and one order for all lists is easiest to learn.",
    basis: "ours",
  },
  "D-10": {
    question: "What does a `limit` outside 1 to 100 give?",
    answer: "400.",
    why: "A page that is silently shorter than the one asked for hides the mistake.",
    basis: "ours",
  },
  "D-11": {
    question: "What may a client rely on in a cursor?",
    answer:
      "It is opaque, stable under inserts, and bound to its list, its order and its filters: a foreign, edited or " +
      "truncated one is 400, and so is one sent with other filters than it was made with. The message names the " +
      "filter; `limit` may change. Filters compare as parsed: `in` as a set, defaults filled in, instants as " +
      "instants. An Events cursor sent alone keeps its own order and filters.",
    why:
      "The contract has clients send an Events cursor to resume, while other clients repeat the filters with the " +
      "cursor, and one that forgets them would skip objects without anyone noticing.",
    basis: "ours",
  },
  "D-12": {
    question: "Which form do timestamps have?",
    answer:
      "ISO 8601 in UTC with milliseconds. Inputs accept any offset in its ISO forms (`Z`, `+01:00`, `+0100`, `+01`); " +
      "seconds and any fraction are optional and compared exactly. A date without a zone is refused, and a day that " +
      "does not exist is called so. 24:00 and leap seconds are refused.",
    why: "One form out keeps text comparable, and a time without a zone means another instant on each machine.",
    basis: "ours",
  },
  "D-13": {
    question: "Which form do ids have?",
    answer: "The prefix and 20 characters of `[0-9a-z]`. The opaque part of `event_` sorts by time.",
    why: "The contract fixes the prefix only, and Events are the one thing that is read in order of time.",
    basis: "ours",
  },
  "D-103": {
    question: "What do ids follow from?",
    answer:
      "From the seed, the type, and how many of the type the bank made before: an object of another type made in " +
      "between moves no id. Account and card numbers, secrets and trace numbers follow from their object's id. A " +
      "refusal moves no counter; a fork, reset or restore takes the counters along; `fork({ seed })` changes later " +
      "ids only. Only `event_` carries time (D-13).",
    why: "A test that makes one more object should not change the ids of all the others.",
    basis: "ours",
  },
  "D-14": {
    question: "Which keys does the `source` of a Declined Transaction or a Transaction have?",
    answer: "All category keys of the contract are present, and all are null but for the one that is named.",
    why: "A client can then read any key without asking first whether it is there.",
    basis: "ours",
  },
  "D-15": {
    question: "How does a response tell whether to retry?",
    answer:
      "A 4xx that can never succeed carries `x-should-retry: false`; 429 and an injected 503 carry " + "`Retry-After`.",
    why: "The service knows better than a client's guess whether, and when, another attempt makes sense.",
    basis: "ours",
  },
  "D-16": {
    question: "Does a response name its request?",
    answer: "Every response carries `x-request-id`, derived from the seed and a counter.",
    why: "A report can then point at one request, and the same calls give the same ids again.",
    basis: "ours",
  },
  "D-17": {
    question: "Which rate limits are there?",
    answer:
      "They are off. With the option `rateLimit: { perSecond }`, what goes past it is 429 `rate_limited_error` " +
      "with `retry_after`. Public figures are 20/s in sandbox and 100/s live.",
    why: "A limit that nobody asked for would make tests fail by their speed.",
    basis: "ours",
    switch: { option: "rateLimit", values: [null, "{ perSecond }"], default: null },
  },
  "D-18": {
    question: "How large may a request be?",
    answer:
      "1 MiB, with JSON to a depth of 32; past that it is 400 `malformed_request_error`, after a 401 by the headers " +
      "alone. An upload may be larger (D-106). Whatever serves a bank stops reading at the bound and keeps nothing of " +
      "the rest.",
    why:
      "No request of the contract comes near either figure, and a bound keeps a broken client from taking all " +
      "memory.",
    basis: "ours",
  },
  "D-19": {
    question: "How is the API versioned?",
    answer: "There is no version: no header, no path part.",
    why: "The contract shows none.",
    basis: "ours",
  },
  "D-20": {
    question: "What about OAuth and the issuing of keys?",
    answer: "Out of scope: keys are given to the bank as options.",
    why: "A bank in a test is opened by the code that calls it, so there is nobody to hand out keys to.",
    basis: "ours",
  },
  "D-26": {
    question: "Does every list take the common list query?",
    answer: "Every list takes the whole of it, `created_at.*` included, whatever its own row repeats.",
    why: "The contract calls the query common, and rows that repeat a part of it do not take the rest away.",
    basis: "ours",
  },
  "D-27": {
    question: "In which order are requests refused?",
    answer:
      "401, route 404, environment 403, rate 429, size and parse 400, parameters 400, idempotency, object 404, " +
      "state 409.",
    why:
      "A request with several faults then has one certain answer, and nothing is told to a caller without a " + "key.",
    basis: "ours",
  },
  "D-28": {
    question: "What do odd requests give?",
    answer:
      "A repeated query parameter, an empty `.in` and a body with another `Content-Type` than JSON are 400, save for uploads (D-106); an " +
      "id of another type in the path is 404; an unknown id in a filter gives an empty list.",
    why: "What cannot be understood is refused, and what merely matches nothing finds nothing.",
    basis: "ours",
  },
  "D-105": {
    question: "What happens when the emulator's own code fails?",
    answer:
      "The client gets 500 `internal_server_error` with a reference that `onBug` is told too; direct calls throw a " +
      "`SandbankBug` with its `cause`. The call, or the due job, is undone as a whole: its idempotency key is unused, " +
      "and the bank goes on. A due job is not done again; `clock.advance` throws with the clock at its instant.",
    why: "A bug of ours should fail one test with a name, and neither the process nor the tests after it.",
    basis: "ours",
  },
  "D-106": {
    question: "How does a client upload and download Files?",
    answer:
      "POST `/files` takes `multipart/form-data` with the parts `file`, `purpose` and, if the client likes, `description`, " +
      "each once. `file` is at most 10 MiB and has a file name; the rest of the body is at most 64 KiB. What is larger, " +
      "and a body that is no such form, is 400 `malformed_request_error`; a part that is missing, repeated, unknown or " +
      "wrong is 400 `invalid_parameters_error`, and so is a purpose that only the bank gives. The MIME type is that of " +
      "the part `file`, or else `application/octet-stream`. GET `/files/{file_id}/contents` answers the bytes with that " +
      "type. Requests under one idempotency key are the same where the file has the same digest, name and MIME type, and " +
      "the other parts the same text; the boundary does not matter. The bytes are part of the bank: in forks, snapshots " +
      "and the journal. Files that the bank makes itself have contents of their kind.",
    why: "An app that shows or deposits the picture of its own check needs that picture, to the byte, from every transport.",
    basis: "ours",
  },
} as const satisfies DecisionTable;
