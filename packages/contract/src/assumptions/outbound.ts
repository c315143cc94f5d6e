import type { AssumptionTable } from "./assumption.ts";

/** Assumptions about money that leaves the bank, and about what programs send beside it. */
export const outbound = {
  "O-01": {
    question: "Is a routing number with a wrong checksum refused?",
    answer: "Yes, with 400, wherever money is to go to it: the nine digits need a right ABA checksum.",
    why: "The emulator knows no list of banks, and a typing error should be found.",
    basis: "ours",
  },
  "O-02": {
    question: "Which routing numbers exist, and which transfers do their banks accept?",
    answer:
      "Every number with a right checksum has a bank that accepts all transfers, but two: `122000030` takes no real-time " +
      "payments, no FedNow transfers and no requests for payment, and `113000023` no wires either.",
    why: "The emulator knows no list of banks, and tests need one that does not take part in a rail.",
    basis: "ours",
  },
  "O-03": {
    question: "Do transfers to the numbers of an Account Number of this bank arrive there?",
    answer:
      "No: the other bank is not emulated, and nothing arrives by itself. Use the inbound simulation of the rail.",
    why: "One call would otherwise change two Accounts, and no sandbox sends files.",
    basis: "ours",
  },
  "O-04": {
    question: "From which Accounts can money be sent?",
    answer:
      "From an open Account whose owning Entity is not `disabled`; an `archived` Entity can still send. The same holds for the " +
      "Account that an Account Transfer goes to. It is checked when a transfer is created and when it is approved. A disabled " +
      "Entity cannot be archived.",
    why: "A disabled Entity is blocked, and the money of an archived one must be able to leave.",
    basis: "ours",
  },
  "O-05": {
    question: "Can money be sent to an archived External Account?",
    answer: "No: a transfer that names one is 409. Make the External Account active again.",
    why: "To archive one would otherwise mean nothing.",
    basis: "ours",
  },
  "O-06": {
    question: "Who can approve or cancel a transfer that requires approval?",
    answer: "Every API key of the bank, also the one that created it. `approved_by` and `canceled_by` are null.",
    why: "The emulator has no users.",
    basis: "ours",
  },
  "O-07": {
    question: "Are parameter names accepted that were replaced since?",
    answer:
      "Yes, as the newer ones, with the same bounds, and an error names the older one. They are never returned, and " +
      "together with the newer name they are 400. `unique_identifier` of a new transfer, a text of 1 to 200 characters, " +
      "is accepted and means nothing. Types and documents do not have them.",
    why: "Programs that were written against an older version of such an API still send them.",
    basis: "ours",
  },
  "O-08": {
    question: "How is an External Account of funding `other` paid by ACH?",
    answer: "As a `checking` account.",
    why: "ACH has no code for another kind of account.",
    basis: "ours",
  },
  "O-09": {
    question: "When is the money of an ACH debit on hold?",
    answer:
      "From the moment in which its Transaction is made until it is released: by the settlement, by the simulation, or by the clock at `automatically_releases_at`, which releases only what has settled. A return ends it.",
    why: "A release before the settlement would free money that nobody has sent.",
    basis: "ours",
  },
  "O-10": {
    question: "Which reason does the return of an ACH Transfer have by default?",
    answer: "`no_account` for a credit, and `insufficient_fund` for a debit.",
    why: "They are the most common ones.",
    basis: "ours",
  },
  "O-11": {
    question: "Which sign has the `amount` in the `source` of an ACH Transfer?",
    answer: "That of the transfer: negative for a debit.",
    why: "The field repeats the transfer.",
    basis: "ours",
  },
  "O-12": {
    question: "Can the Transaction of an ACH Transfer be made after the transfer?",
    answer: "No: `transaction_timing` can only be `synchronous`.",
    why: "Programs do not send another value, and it would need a second order of posting.",
    basis: "ours",
  },
  "O-13": {
    question: "In which state is a Wire Transfer after its submission?",
    answer: "`complete`. It is never `submitted`, and a reversal needs `complete`.",
    why: "No simulation leads from `submitted` to `complete`.",
    basis: "ours",
  },
  "O-14": {
    question: "Which Real-Time Payments and FedNow Transfers does the network reject by itself?",
    answer:
      "First those above $10,000,000.00; then those to the routing number of a bank of this environment, if no Account Number has " +
      "the number, if it is `disabled` or `canceled`, or if its Account is closed. All others complete, unless the simulation " +
      "names a reason.",
    why: "The networks have this maximum, and only the accounts of this bank are known.",
    basis: "ours",
  },
  "O-15": {
    question: "Must a printed check name its payer?",
    answer: "No: `payer` is optional, and empty if it is not given.",
    why: "Programs that were written against an older version of such an API leave it out.",
    basis: "ours",
  },
  "O-16": {
    question: "Which number has a check that is written without one?",
    answer: "The smallest above 1000 that no Check Transfer of the Account Number has used, whatever its status.",
    why: "Four digits look like a check.",
    basis: "ours",
  },
  "O-17": {
    question: "Is a check mailed that somebody else prints?",
    answer: "It is `mailed` from the start, without a submission and a mailing.",
    why: "The bank has nothing to print or to mail, and the check can be deposited and stopped.",
    basis: "ours",
  },
  "O-18": {
    question: "Which of the categories that Sandbank named are replaced by published ones?",
    answer:
      "The Transaction of a wire that you reverse has the category `inbound_wire_transfer_reversal`, not `other`. Events of " +
      "Lockbox Recipients are `lockbox.created` and `lockbox.updated`, and their `associated_object_type` stays " +
      "`lockbox_recipient`.",
    why: "Programs that were written for other banks of this kind look for the published names.",
    basis: "ours",
  },
  "O-19": {
    question: "Which data of an Entity is required?",
    answer:
      "Its `structure`, and of a given object what has always been required. Whatever else a bank would require, such " +
      "as an `identification` or the beneficial owners of a company, is optional.",
    why: "The emulator verifies nobody, and a program that creates Entities today keeps working.",
    basis: "ours",
  },
  "O-20": {
    question: "Which vendors of a `third_party_verification` are there?",
    answer: "Any text of 1 to 200 characters.",
    why: "The vendors that a bank knows are brands, and no rule depends on them.",
    basis: "ours",
  },
  "O-21": {
    question: "Who reviews a Digital Card Profile?",
    answer: "Nobody: it is `active` at once, and never `pending` or `rejected`.",
    why: "The emulator has no reviewers, and Physical Card Profiles need no review, either.",
    basis: "ours",
  },
  "O-22": {
    question: "What does the iframe with the details of a Card show?",
    answer:
      "Nothing: its address is under `https://iframe.invalid/`, a host that never exists. Get the numbers from `cards.details`.",
    why: "An app needs an address to embed, and a page with card numbers is not the emulator's.",
    basis: "ours",
  },
  "O-23": {
    question: "Can the submission of a Check Deposit be simulated that the bank accepted by itself?",
    answer:
      "Yes, once, while it is `submitted`: the response is the Check Deposit as it is, and nothing else happens. A second " +
      "time, and with a `scan`, it is 409.",
    why: "A program that submits its deposits from mail in the sandbox should go on.",
    basis: "ours",
  },
  "O-24": {
    question: "What moves a transfer that you send?",
    answer:
      "In a sandbox bank only you and the simulations, except that the clock releases the hold of a settled ACH debit. With `schedules: live`, and in a live bank, the clock also submits, acknowledges and settles it.",
    why: "A test must not depend on the time of day.",
    basis: "ours",
  },
  "O-25": {
    question: "Do Limits apply to a check that belongs to a Check Transfer?",
    answer: "Yes, when it is deposited, as to every check.",
    why: "The contract says that Limits apply to all inbound debits.",
    basis: "ours",
  },
  "O-26": {
    question: "Can a check be paid before it is mailed?",
    answer: "Yes, in `pending_submission` and `pending_mailing`, too.",
    why: "A test need not simulate the mailing.",
    basis: "ours",
  },
  "O-27": {
    question: "How long does a transfer wait for its next step, where the clock makes it?",
    answer:
      "An ACH Transfer is submitted after 30 minutes and acknowledged 15 minutes later. It settles when its submission says. " +
      "A wire is submitted after 5 minutes, or when the next cycle of the wire network opens. Real-Time Payments and FedNow " +
      "Transfers complete after 5 seconds. A check is printed after an hour, and mailed at 17:00 Pacific time of that day or of the next business day.",
    why: "Banks name no figures, but one is needed.",
    basis: "ours",
  },
  "O-28": {
    question: "What does `created_by` of a transfer contain?",
    answer: "An API key without a description: `{ category: api_key, api_key: { description: null } }`, all else null.",
    why: "API keys are options of the bank, and have no description.",
    basis: "ours",
  },
  "O-29": {
    question: "By which Transaction does the money of a rejected Wire Transfer move back?",
    answer: "By one of category `other`.",
    why: "No category for it is published any more.",
    basis: "ours",
  },
  "O-30": {
    question: "Can the response of the FedNow network be simulated?",
    answer: "Yes, by `complete`, as for Real-Time Payments.",
    why: "Tests need both outcomes for both rails.",
    basis: "ours",
  },
} as const satisfies AssumptionTable;
