import { inEngine, section } from "./clause.ts";

const accountNumbers = inEngine("resources/account-numbers.test.ts");
const clock = inEngine("clock.test.ts");
const limits = inEngine("resources/limits.test.ts");
const lists = inEngine("lists.test.ts");
const refusals = inEngine("http/refusals.test.ts");
const remaining = inEngine("clauses/remaining.test.ts");

/** "Limits": what they mean, and the figures of the interface. */
export const limitClauses = [
  ...section("Limit resource semantics", [
    [
      "limit-models",
      "A Limit is set on an Account, an Account Number or a Card, and says which.",
      limits("POST /limits", "sets an active Limit on an %s, whose type follows from the id (D-71)"),
    ],
    [
      "limit-any-number",
      "There may be any number of them.",
      remaining("any number of Limits", "can be set on one model, with the same terms too"),
    ],
    ["limit-intervals", "Each interval has its window of time, which ends with the debit."],
    ["limit-metrics", "A Limit counts debits, or sums them up."],
    ["limit-account-wide", "A Limit on an Account holds for every Account Number and Card in it."],
    ["limit-all-applied", "All of them are applied to inbound debits and card authorizations."],
    ["limit-breach", "A debit that would breach one is declined with `breaches_limit`."],
    ["limit-active-only", "Only active ones are enforced."],
  ]),
  ...section("Interface constants", [
    [
      "constant-page",
      "A page has 100 objects by default and at most.",
      lists("a page", "of %s has exactly its limit, at every limit"),
      refusals("the limit of a page (D-10)", "$operation takes 1 to 100"),
    ],
    [
      "constant-retention",
      "Events are kept for 30 days.",
      clock(
        "Event retention (D-96)",
        "takes it out of list, retrieval and memory at exactly 30 days, and leaves its object",
      ),
    ],
    ["constant-deadline", "A webhook must be answered within 10 seconds."],
    ["constant-attempts", "In live a webhook is attempted 8 times."],
    [
      "constant-name",
      "The name of an Account Number and the idempotency key have 1 to 200 characters.",
      accountNumbers("POST /account_numbers", "a name of 201 characters", "refuses %s"),
      remaining("the name of an Account Number", "has 1 to 200 characters"),
    ],
  ]),
];
