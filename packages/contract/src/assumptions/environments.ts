import type { DecisionTable } from "./assumption.ts";

/** Live and sandbox, and the keys that choose between them. */
export const environments = {
  "D-21": {
    question: "What is an environment?",
    answer:
      "A `Platform` holds one live and one sandbox `Bank` with nothing shared; the bearer key chooses between " +
      "them. A lone `Bank` is one environment.",
    why: "Two banks with nothing in common cannot leak into each other.",
    basis: "ours",
  },
  "D-22": {
    question: "Which keys are accepted?",
    answer:
      "Those that match one of the configured keys exactly, compared in constant time. No header is 401 " +
      "`no_header`; an empty, non-Bearer or unknown one is 401 `no_credential`; the other reasons come by an " +
      "armed fault.",
    why: "The bank knows only the keys that it was given, so it has no natural cause for the other reasons.",
    basis: "ours",
  },
  "D-23": {
    question: "What does a simulation with a live key give?",
    answer: "403 `environment_mismatch_error`.",
    why: "The key is right and the place is wrong, so the answer must be told apart from a bad key.",
    basis: "ours",
  },
  "D-24": {
    question: "What moves a live bank?",
    answer:
      "The clock (interest, revenue, transfers, shipments) and the network side of the engine (`bank.network`), " +
      "never HTTP simulations.",
    why: "A live API has no simulations, and yet the world outside has to act on it.",
    basis: "ours",
  },
} as const satisfies DecisionTable;
