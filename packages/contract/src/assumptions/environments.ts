import type { AssumptionTable } from "./assumption.ts";

/** Assumptions about live and sandbox, and the API keys that select the environment. */
export const environments = {
  "D-21": {
    question: "What is an environment?",
    answer:
      "A `Platform` holds one live and one sandbox `Bank` with nothing shared; the bearer key chooses between " +
      "them. A lone `Bank` is one environment.",
    why: "Two banks that share nothing cannot leak into each other.",
    basis: "ours",
  },
  "D-22": {
    question: "Which keys are accepted?",
    answer:
      "Keys that equal one of the configured keys, compared in constant time. No header is 401 `no_header`; an " +
      "empty, non-Bearer or unknown one is 401 `no_credential`; the other reasons come only from an injected " +
      "fault. `detail` says whether the header is missing, empty, not Bearer, or names a key that this bank does " +
      "not have. The local server also accepts `<key>.<name>`, where `name` matches `[a-z0-9-]{1,63}`; a valid key " +
      "with a name that no bank can have is 404 `bank_not_found_error`.",
    why:
      "The bank knows only the keys in its options, so the other reasons have no natural cause, and the usual " +
      "mistakes with a header differ in what to do about them.",
    basis: "ours",
  },
  "D-23": {
    question: "What is the response to a simulation with a live key?",
    answer: "403 `environment_mismatch_error`.",
    why:
      "The key is valid but belongs to the other environment, so the error must differ from the error of an " +
      "invalid key.",
    basis: "ours",
  },
  "D-24": {
    question: "What causes changes in a live bank?",
    answer:
      "The clock (interest, revenue, transfers, shipments) and the network side of the engine (`bank.network`), " +
      "never HTTP simulations.",
    why: "A live API has no simulations, yet the outside world has to act on it.",
    basis: "ours",
  },
} as const satisfies AssumptionTable;
