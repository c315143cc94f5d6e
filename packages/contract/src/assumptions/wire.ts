import type { AssumptionTable } from "./assumption.ts";
import { switches } from "./switches.ts";

/** Assumptions that apply to every operation: requests, responses, errors and lists. */
export const wire = {
  "D-01": {
    question: "Which status does a success have?",
    answer: "200 with JSON for every operation, including creates and simulations.",
    why: "Comparable public APIs do the same.",
    basis: "public",
  },
  "D-02": {
    question: "What does the body of an error look like?",
    answer:
      "It is `{ type, status, title, detail }` plus members by type; `status` is an integer, `detail` a string " +
      "or null. It is sent as `application/json`.",
    why: "Comparable public APIs do the same, following RFC 9457.",
    basis: "public",
  },
  "D-03": {
    question: "Which error types are there?",
    answer:
      "Those of `errorCatalogue`, each with its statuses, its additional members and its condition. " +
      "`insufficient_permissions_error` and `private_feature_error` (403) are reserved: the catalogue and the SDK " +
      "have them, and only an injected fault returns them. `internal_server_error` (500, 503) comes from an " +
      "injected fault; otherwise it is a bug. `not_implemented_error` (501) marks an endpoint of the contract " +
      "that is not built yet. The SDK and the OpenAPI document do not have it, and it disappears when all nine " +
      "parts are served.",
    why: "Comparable public APIs use these types.",
    basis: "public",
  },
  "D-04": {
    question: "Which error does each kind of invalid request return?",
    answer:
      "An invalid request is 400 `invalid_parameters_error`: a parameter is missing, mistyped, out of range, too " +
      "long or an unknown enum value, an exactly-one-of rule is broken, or a cursor, `limit`, timestamp or field " +
      "is invalid. JSON that does not parse is 400 `malformed_request_error`. An id of an unknown object, in path " +
      "or body, is 404 `object_not_found_error`. An unknown path or method is 404 `api_method_not_found_error`, " +
      "also where another method exists; HEAD is answered as GET, without a body. A " +
      "valid request that the object's state does not allow is 409 `invalid_operation_error`: closing an Account " +
      "with a balance, acting on an item that is not pending, changing a canceled object, anything on a closed " +
      "Account.",
    why:
      "The status alone tells a client whether to correct the request, look for the object or wait for another " +
      "state.",
    basis: "ours",
  },
  "D-05": {
    question: "What are the elements of `errors` in `invalid_parameters_error`?",
    answer:
      "Each is `{ field, message }`, where `field` is a dotted path (`loan.credit_limit`, `query.limit`) that names " +
      "an element of a list by its index (`checks.1.account_id`, `query.status.in.0`). The response lists all " +
      "issues in the order of the schema; of more than 100, it lists the first 100, and `detail` counts the rest. A " +
      "cross-field rule declares the paths that it reads and runs only if none of them, nor an ancestor or " +
      "descendant, has an issue; its issues join the list.",
    why:
      "A client can correct all issues at once, the same request always returns the same list, and the bound " +
      "keeps the response small.",
    basis: "ours",
  },
  "D-06": {
    question: "How are unknown fields and query parameters handled?",
    answer:
      "The request is refused, and the error names each of them. With the other value of the option, they are " +
      "ignored, and `bank.unreadFields()` reports them.",
    why: "A misspelled field should make a test fail instead of being ignored.",
    basis: "ours",
    switch: switches.unknownFields,
  },
  "D-07": {
    question: "How does an idempotency key work?",
    answer:
      "The client sends it in the header `Idempotency-Key`, on POST only. It has 1 to 200 characters and is " +
      "unique across the environment. The same key with the same operation and body returns the first response " +
      "again with the header `Idempotent-Replayed: true`, and does nothing twice. The same key with any " +
      "difference is 409 `idempotency_key_already_used_error` with `resource_id`. Bodies are compared as parsed " +
      "JSON; keys never expire. A refused request (4xx) does not use up its key. On PATCH and GET the header is " +
      "ignored.",
    why:
      "Comparable public APIs accept the key this way, and the rules for equal requests and the lifetime of a key " +
      "make a retry always safe.",
    basis: "public",
  },
  "D-08": {
    question: "Where is `idempotency_key` a list filter?",
    answer: "On every list whose objects have it. It has 1 to 200 characters and returns at most one object.",
    why: "The contract says that lists can be filtered by it, and a key is unique across the environment.",
    basis: "ours",
  },
  "D-09": {
    question: "In which order are lists sorted?",
    answer: "Newest first, by creation, everywhere; Events also ascending.",
    why: "The contract names this default for Events, and one order for all lists is easiest to learn.",
    basis: "ours",
  },
  "D-10": {
    question: "What is the response to a `limit` outside 1 to 100?",
    answer: "400.",
    why: "A page that is shorter than requested would hide the mistake.",
    basis: "ours",
  },
  "D-11": {
    question: "What may a client rely on in a cursor?",
    answer:
      "It is opaque, stable under inserts, and bound to its list, its order and its filters: a foreign, edited or " +
      "truncated cursor is 400, and so is one sent with different filters. The message names the filter; `limit` " +
      "may change. Filters compare as parsed: `in` as a set, defaults filled in, instants as instants. An Events " +
      "cursor sent alone keeps its own order and filters.",
    why:
      "The contract has clients resume with an Events cursor alone, while other clients repeat the filters, and a " +
      "client that forgets a filter would skip objects without noticing.",
    basis: "ours",
  },
  "D-12": {
    question: "Which form do timestamps have?",
    answer:
      "ISO 8601 in UTC with milliseconds. Inputs accept any offset in its ISO forms (`Z`, `+01:00`, `+0100`, " +
      "`+01`); seconds and any fraction are optional and compared exactly. A date without a zone is refused, and " +
      "a day that does not exist is refused as such. 24:00 and leap seconds are refused.",
    why:
      "A single output form makes timestamps comparable as text, and a time without a zone means a different " +
      "instant on each machine.",
    basis: "ours",
  },
  "D-13": {
    question: "Which form do ids have?",
    answer: "The prefix and 20 characters of `[0-9a-z]`. The opaque part of `event_` sorts by time.",
    why: "The contract fixes only the prefix, and Events are the objects that clients read in order of time.",
    basis: "ours",
  },
  "D-103": {
    question: "What determines an id?",
    answer:
      "The seed, the type, and how many objects of the type the bank created before: an object of another type " +
      "created in between does not change an id. Account and card numbers, secrets and trace numbers follow from " +
      "their object's id. A refused request advances no counter; a fork, reset or restore includes the counters; " +
      "`fork({ seed })` changes later ids only. Only `event_` ids contain the time (D-13).",
    why: "A test that creates one more object should not change the ids of all the others.",
    basis: "ours",
  },
  "D-14": {
    question: "Which keys does the `source` of a Declined Transaction or a Transaction have?",
    answer: "All category keys of the contract are present, and all are null except the one that `category` names.",
    why: "A client can read any key without checking first whether it is present.",
    basis: "ours",
  },
  "D-15": {
    question: "How does a response say whether to retry?",
    answer: "A 4xx that can never succeed has `x-should-retry: false`; 429 and an injected 503 have `Retry-After`.",
    why: "The service knows better than the client whether, and when, another attempt can succeed.",
    basis: "ours",
  },
  "D-16": {
    question: "Does a response identify its request?",
    answer: "Every response has an `x-request-id`, derived from the seed and a counter.",
    why: "A bug report can then identify a single request, and the same calls produce the same ids.",
    basis: "ours",
  },
  "D-17": {
    question: "Which rate limits are there?",
    answer:
      "None by default. With the option `rateLimit: { perSecond }`, further requests are 429 `rate_limited_error` " +
      "with `retry_after`. Public figures are 20/s in sandbox and 100/s live.",
    why: "A limit that the user did not choose would make fast tests fail.",
    basis: "ours",
    switch: switches.rateLimit,
  },
  "D-18": {
    question: "How large may a request be?",
    answer:
      "1 MiB, with JSON nested to a depth of 32. Beyond that it is 400 `malformed_request_error`, after a 401 " +
      "that the headers alone determine. An upload may be larger (D-106). Every transport stops reading at the " +
      "bound and keeps none of the rest.",
    why:
      "No request of the contract comes near either figure, and the bound keeps a broken client from exhausting " +
      "memory.",
    basis: "ours",
  },
  "D-19": {
    question: "How is the API versioned?",
    answer: "There is no version: no header, no path part.",
    why: "The contract shows no version.",
    basis: "ours",
  },
  "D-20": {
    question: "What about OAuth and the issuing of keys?",
    answer: "Out of scope: the bank receives its keys as options.",
    why: "The code that opens a bank in a test also calls it, so there is no other party to issue keys to.",
    basis: "ours",
  },
  "D-26": {
    question: "Does every list take the common list query?",
    answer:
      "Yes, all of it, `created_at.*` included, even where the list's own row repeats only a part of it. Only " +
      "`GET /routing_numbers`, whose elements have no time of creation, does not take `created_at.*`.",
    why: "The contract calls the query common, and a row that repeats a part of it does not remove the rest.",
    basis: "ours",
  },
  "D-27": {
    question: "In which order are requests refused?",
    answer:
      "401, route 404, environment 403, rate 429, size and parse 400, parameters 400, idempotency, object 404, " +
      "state 409.",
    why:
      "A request with several issues then has a single predictable response, and a caller without a key learns " +
      "nothing.",
    basis: "ours",
  },
  "D-28": {
    question: "How are unusual requests handled?",
    answer:
      "A repeated query parameter, an empty `.in` and a body with a `Content-Type` other than JSON are 400, " +
      "except for uploads (D-106); an id of another type in the path is 404; an unknown id in a filter returns an " +
      "empty list. A path is split at its slashes, and each segment is percent-decoded once: `/%61ccounts` is " +
      "`/accounts`, `%2F` stays inside its segment, and a malformed escape is 404 `api_method_not_found_error`.",
    why: "An ambiguous request is refused, and a filter that matches nothing finds nothing.",
    basis: "ours",
  },
  "D-105": {
    question: "What happens when the emulator's own code fails?",
    answer:
      "The client receives 500 `internal_server_error` with a reference that `onBug` receives too; direct calls " +
      "throw a `SandbankBug` with its `cause`. The call, or the due job, is undone as a whole: its idempotency " +
      "key is unused, and the bank continues. A due job does not run again; `clock.advance` throws with the clock " +
      "at its instant.",
    why: "A bug in the emulator should fail one test with a clear name, and neither the process nor later tests.",
    basis: "ours",
  },
  "D-106": {
    question: "How does a client upload and download Files?",
    answer:
      "POST `/files` accepts `multipart/form-data` with the parts `file`, `purpose` and, optionally, " +
      "`description`, each once. `file` is at most 10 MiB and has a file name; the rest of the body is at most 64 " +
      "KiB. A larger body, or one that is not such a form, is 400 `malformed_request_error`. File names may be quoted " +
      "or not, and `filename*` is read in UTF-8 and ISO-8859-1; text around the parts is ignored. A part that is missing, " +
      "repeated, unknown or invalid is 400 `invalid_parameters_error`, and so is a purpose that only the " +
      "bank can set. The MIME type is the type of the part `file`, or `application/octet-stream` by default. GET " +
      "`/files/{file_id}/contents` returns the bytes with that type. Requests under one idempotency key are the " +
      "same if the file has the same digest, name and MIME type, and the other parts have the same text; the " +
      "boundary does not matter. The bytes are part of the bank: forks, snapshots and the journal include them. " +
      "Files that the bank creates have sample contents of their kind.",
    why: "An app that shows or deposits a picture of its own check needs exactly these bytes from every transport.",
    basis: "ours",
  },
  "D-115": {
    question: "Which texts can be an idempotency key or a shared secret?",
    answer:
      "Well-formed text without white space around it; any other is 400 `invalid_parameters_error`, and the SDK refuses " +
      "it before it sends a request. Over HTTP, the white space around the value of a header is no part of it. Lengths " +
      "count characters, not UTF-16 units. A POST with two `Idempotency-Key` headers is 400 `malformed_request_error`; " +
      "`Headers` joins them into one value, which then is the key.",
    why:
      "HTTP removes such white space, so two keys that differ in the process of a test would be one key in production, " +
      "and a secret from a file often ends with a line break that its receiver does not have.",
    basis: "ours",
  },
  "D-116": {
    question: "In which encoding is the text of a body?",
    answer:
      "In UTF-8: any other body is 400 `malformed_request_error`, at every mount. One byte order mark at the beginning of " +
      "a JSON body counts to its size and is otherwise ignored, at every mount.",
    why: "The same bytes should have the same response, however they reach the bank.",
    basis: "ours",
  },
} as const satisfies AssumptionTable;
