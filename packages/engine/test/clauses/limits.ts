import { inEngine, section } from "./clause.ts";

const attempts = inEngine("webhooks/attempts.test.ts");
const accountNumbers = inEngine("resources/account-numbers.test.ts");
const clock = inEngine("bank/clock.test.ts");
const limits = inEngine("resources/limits.test.ts");
const lists = inEngine("objects/lists.test.ts");
const refusals = inEngine("http/refusals.test.ts");
const remaining = inEngine("clauses/remaining.test.ts");
const whichApply = inEngine("limits/which-apply.test.ts");
const windows = inEngine("limits/windows.test.ts");

const window = windows(
  "a Limit per %s, after %s and up to %s (D-72, D-73)",
  "accepts a $way debit of exactly what remains by $metric of the $model",
);

/** "Limits": their meaning, and the constants of the interface. */
export const limitClauses = [
  ...section("Limit resource semantics", [
    [
      "limit-models",
      "A Limit is set on an Account, an Account Number or a Card, and has its type and id.",
      limits(
        "POST /limits",
        "creates an active Limit on a model of type %s, and derives `model_type` from the id (D-71)",
      ),
    ],
    [
      "limit-any-number",
      "A model can have any number of Limits.",
      remaining("any number of Limits", "creates any number of Limits on one model, also with the same terms"),
    ],
    [
      "limit-intervals",
      "Each interval has its time window, which ends with the debit.",
      window,
      windows("a Limit per transaction", "applies a volume Limit per transaction on the %s to each %s debit alone"),
      windows("a Limit for all time", "counts $way debits of decades ago by $metric of the $model"),
    ],
    ["limit-metrics", "A Limit counts debits or sums their amounts.", window],
    [
      "limit-account-wide",
      "A Limit on an Account applies to every Account Number and Card in it.",
      whichApply("a Limit on a model", "applies a Limit to a debit over $over only if it is on that Account or route"),
      whichApply(
        "a Limit on a model",
        "sums up all Account Numbers and Cards for a Limit on the Account, also later ones",
      ),
    ],
    [
      "limit-all-applied",
      "All Limits are applied to inbound debits and card authorizations.",
      whichApply("several Limits", "declines a debit that exceeds any one of several Limits"),
    ],
    [
      "limit-breach",
      "A debit that would breach a Limit is declined with `breaches_limit`.",
      whichApply(
        "a debit that would breach a Limit",
        "declines a debit that would exceed a Limit, by %s, with breaches_limit in its %s, and moves nothing",
      ),
    ],
    [
      "limit-active-only",
      "Only active Limits are applied.",
      whichApply("a Limit on a model", "applies a Limit only while it is active: %s gives %s"),
    ],
  ]),
  ...section("Interface constants", [
    [
      "constant-page",
      "A page has 100 objects by default and at most.",
      lists("a page", "returns exactly as many objects as the limit, at every limit: %s"),
      refusals("the limit of a page (D-10)", "accepts a limit of 1 to 100 in $operation"),
    ],
    [
      "constant-retention",
      "Events are kept for 30 days.",
      clock(
        "Event retention (D-96)",
        "deletes an Event from list, retrieval and memory at exactly 30 days, and keeps its object",
      ),
    ],
    [
      "constant-deadline",
      "A webhook must be acknowledged within 10 seconds.",
      attempts("webhook attempts", "times out an attempt after 10 seconds of the bank's clock"),
    ],
    [
      "constant-attempts",
      "In live, a webhook is attempted up to 8 times.",
      attempts("webhook attempts", "stops after 8 failed attempts"),
    ],
    [
      "constant-name",
      "The name of an Account Number and the idempotency key have 1 to 200 characters.",
      accountNumbers(
        "POST /account_numbers",
        "a name of 201 characters",
        "refuses to create an Account Number with %s",
      ),
      remaining("the name of an Account Number", "requires a name of 1 to 200 characters for an Account Number"),
    ],
  ]),
];
