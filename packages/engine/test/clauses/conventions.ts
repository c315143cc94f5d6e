import { inEngine, inSdk, section } from "./clause.ts";

const graded = inSdk("webhooks/graded.test.ts");
const accounts = inEngine("resources/accounts.test.ts");
const accountNumbers = inEngine("resources/account-numbers.test.ts");
const badInput = inEngine("http/bad-input.test.ts");
const cursor = inEngine("objects/cursor.test.ts");
const events = inEngine("resources/events.test.ts");
const http = inEngine("http.test.ts");
const idempotency = inEngine("dispatch/idempotency.test.ts");
const limits = inEngine("resources/limits.test.ts");
const lists = inEngine("objects/lists.test.ts");
const physicalCards = inEngine("resources/physical-cards.test.ts");
const platform = inEngine("bank/platform.test.ts");
const refusals = inEngine("http/refusals.test.ts");
const remaining = inEngine("clauses/remaining.test.ts");
const shapes = inEngine("shapes.test.ts");

const shapesHold = shapes("the responses of the scenario", "returns all fields of the contract and no others from %s");

/** "Conventions", "Authentication", and the rules common to all endpoints. */
export const conventionClauses = [
  ...section("Conventions", [
    [
      "base-address",
      "All paths are relative to one base URL.",
      http("baseUrl of createFetchHandler", "maps $url below $baseUrl to the path $path"),
    ],
    [
      "body-json",
      "Request and response bodies are JSON.",
      refusals("unusual requests (D-28)", "refuses a body with the content type %j"),
      refusals("unusual requests (D-28)", "accepts a body with the content type %j"),
      badInput("a body that is not JSON", "refuses a body that is not JSON: %j"),
    ],
    [
      "id-prefix",
      "An id has the type of its object, an underscore and an opaque part.",
      shapes("the responses of the scenario", "returns ids with the prefix of their type and 20 characters (D-13)"),
    ],
    [
      "timestamps",
      "Timestamps are in ISO 8601.",
      shapesHold,
      badInput(
        "an instant (D-12)",
        "refuses a string that is not an instant as a period, a bound and a balance time: %j",
      ),
      badInput("an instant (D-12)", "accepts the instant %s"),
    ],
    [
      "money",
      "Amounts are whole numbers of cents.",
      badInput(
        "a number that is not a safe integer, or not written as one (D-41)",
        "refuses a number that is not a safe integer as an amount: %s",
      ),
    ],
    ["type-field", "Every object has its type in `type`.", shapesHold],
    [
      "idempotency-once",
      "A request that is repeated with its idempotency key is processed once.",
      idempotency(
        "a POST with an idempotency key (D-07)",
        "returns the same response to a repeated POST, and does nothing twice",
      ),
      idempotency("a POST with an idempotency key (D-07)", "emits no second Event for a repeated POST"),
    ],
    [
      "idempotency-unique",
      "An idempotency key is unique across all operations of the service.",
      idempotency(
        "a POST whose idempotency key was used for something else (D-07)",
        "refuses a used idempotency key with $what, and returns the id of the first object",
      ),
      platform("a platform (D-21)", "shares no id, key, clock or idempotency key between its banks (D-07)"),
    ],
    [
      "idempotency-field",
      "Accounts, Account Numbers, Physical Cards and Limits return the idempotency key of their creation, or null.",
      accounts("POST /accounts", "creates an Account with every field that is sent"),
      accountNumbers("POST /account_numbers", "creates an Account Number with every field that is sent"),
      physicalCards(
        "POST /physical_cards",
        "creates a Physical Card with every field that is sent except the telephone number",
      ),
      limits(
        "POST /limits",
        "keeps the idempotency key of a Limit, and creates one Limit for a repeated request (D-07)",
      ),
    ],
    [
      "idempotency-filter",
      "Lists can be filtered by idempotency key.",
      idempotency("a POST with an idempotency key (D-07)", "finds an object by its idempotency key in a list (D-08)"),
      remaining(
        "every list with an `idempotency_key` filter",
        "finds with the idempotency key in %s only the object that was created with it",
      ),
    ],
    [
      "idempotency-length",
      "The idempotency key of an Account Number has 1 to 200 characters.",
      idempotency(
        "the length of an idempotency key (D-07)",
        "responds to an idempotency key of $length characters with $status",
      ),
      accountNumbers("GET /account_numbers", '"k".repeat(201)', "refuses the Account Number list query %s"),
    ],
    ["list-envelope", "A list has `data` and `next_cursor`.", shapesHold],
    [
      "list-end",
      "`next_cursor` is null on the last page of a list.",
      remaining("every list", "ends %s with a null cursor"),
      lists(
        "paging with the %s seed",
        "lists each object from the start exactly once, newest first, while others are created: %s",
      ),
    ],
    [
      "list-cursor",
      "`cursor` selects the next page.",
      cursor("a cursor", "continues a list where the page of the cursor ended"),
    ],
    [
      "list-limit-default",
      "A page has 100 objects by default.",
      lists("a page", "returns exactly as many objects as the limit, at every limit: %s"),
      accounts("GET /accounts", "returns 100 Accounts when no limit is sent"),
    ],
    [
      "list-limit-maximum",
      "A page has at most 100 objects.",
      refusals("the limit of a page (D-10)", "accepts a limit of 1 to 100 in $operation"),
    ],
    [
      "list-created-at-after",
      "`created_at.after` excludes objects created at that time or before.",
      remaining("every list", "filters %s by created_at.after"),
      accounts("GET /accounts", "created_at.after=2026-01-01T01:00:00Z", "accepts the Account list query %s"),
    ],
    [
      "list-created-at-before",
      "`created_at.before` excludes objects created at that time or after.",
      remaining("every list", "filters %s by created_at.before"),
      accounts("GET /accounts", "created_at.before=2026-01-01T01:00:00.000Z", "accepts the Account list query %s"),
    ],
    [
      "list-created-at-on-or-after",
      "`created_at.on_or_after` excludes objects created before that time.",
      remaining("every list", "filters %s by created_at.on_or_after"),
      accounts(
        "GET /accounts",
        "created_at.on_or_after=2026-01-01T02:00:00%2B01:00",
        "accepts the Account list query %s",
      ),
    ],
    [
      "list-created-at-on-or-before",
      "`created_at.on_or_before` excludes objects created after that time.",
      remaining("every list", "filters %s by created_at.on_or_before"),
      accounts(
        "GET /accounts",
        "created_at.on_or_before=2026-01-01T01:00:00%2B00:00",
        "accepts the Account list query %s",
      ),
    ],
    [
      "list-in-filters",
      "The values of an `.in` filter are sent as one comma-delimited value.",
      accounts("GET /accounts", "status.in=open%2Cclosed", "accepts the Account list query %s"),
      {
        file: "sdk/test/endpoints.test.ts",
        texts: ["the methods of the client", "%s sends every parameter of its endpoint"],
      },
    ],
  ]),
  ...section("Endpoints", [
    [
      "answer-is-the-object",
      "A request that creates or changes an object returns the resulting object.",
      remaining("every write", "returns the object in the response to %s as it is retrieved right after"),
    ],
    [
      "list-query-everywhere",
      "Every list accepts the common list query.",
      remaining("every list", "ends %s with a null cursor"),
    ],
    [
      "required-fields",
      "A request without a required field is refused.",
      remaining("every write", "refuses %s without the required %s, and names the field"),
    ],
  ]),
  ...section("Authentication", [
    [
      "bearer",
      "Every request carries a bearer key.",
      remaining("every operation", "refuses %s without an API key"),
      refusals("the API key (D-22)", "no header", "an unknown key", "refuses an API key header: %s"),
    ],
    [
      "environments",
      "Live and sandbox are separate, and each API key belongs to one of them.",
      platform("a platform (D-21)", "answers a %s key from that bank, and changes nothing in %s"),
      refusals("the API key (D-22)", "a key of the other environment", "refuses an API key header: %s"),
    ],
    [
      "simulations-sandbox-only",
      "Simulations are available in the sandbox only.",
      platform("a platform (D-21)", "refuses %s %s with a live key with 403, and accepts a sandbox key (D-23)"),
    ],
    [
      "webhooks-signed",
      "Webhooks are signed, and verified with the secret of their endpoint.",
      graded(
        "a router with the verifier of $from",
        "a router accepts a bank's deliveries by the bank's clock while the secrets rotate",
      ),
    ],
  ]),
  ...section("Versioning", [
    [
      "events-minimal",
      "An Event contains only the type and id of its object.",
      events("GET /events", "returns only the type and id of an Event's object"),
    ],
    [
      "extra-source-keys",
      "A `source` may have keys that the contract does not list, and clients must accept them.",
      {
        file: "contract/test/openapi.test.ts",
        texts: ["schemas", "the OpenAPI schemas refuse unknown members in requests and allow them in responses"],
      },
    ],
  ]),
];
