import type { DeclinedTransactionCategory, OperationName } from "@sandbank/contract";
import { achNotDecided, achRules } from "../rails/ach/rules.ts";
import { cardNotDecided, cardRules } from "../rails/card/rules.ts";
import { checkNotDecided, checkRules } from "../rails/check/rules.ts";
import { checkDepositNotDecided, checkDepositRules } from "../rails/check-deposit/rules.ts";
import type { Rail } from "../rails/explanation.ts";
import { fednowNotDecided, fednowRules } from "../rails/fednow/rules.ts";
import { realTimePaymentsNotDecided, realTimePaymentsRules } from "../rails/real-time-payments/rules.ts";
import { wireNotDecided, wireRules } from "../rails/wire/rules.ts";

/** Every reason that something can have not to be taken. */
export interface ReasonTable {
  /** In order of precedence (D-76): the first that is broken gives the reason. Several may give the same. */
  readonly rules: readonly { readonly reason: string; readonly holds: string }[];
  /** For each reason that no rule gives, who or what does, or why nothing. */
  readonly notDecided: Readonly<Record<string, string>>;
}

/** What a rail declines, and why. Read by the docs and tests. */
export interface RailTable extends ReasonTable {
  readonly title: string;
  /** Of its Declined Transactions. */
  readonly category: DeclinedTransactionCategory;
  /** What sends something by it. Each takes `decline_reason`, which forces any of the reasons (D-84). */
  readonly simulations: readonly OperationName[];
}

export const rails: Readonly<Record<Rail, RailTable>> = {
  ach: {
    title: "ACH",
    category: "ach_decline",
    rules: achRules,
    notDecided: achNotDecided,
    simulations: ["simulations.inboundAchTransfers.create"],
  },
  card: {
    title: "Cards",
    category: "card_decline",
    rules: cardRules,
    notDecided: cardNotDecided,
    simulations: [
      "simulations.cardAuthorizations.create",
      "simulations.cardIncrements.create",
      "simulations.cardBalanceInquiries.create",
    ],
  },
  check: {
    title: "Checks",
    category: "check_decline",
    rules: checkRules,
    notDecided: checkNotDecided,
    simulations: ["simulations.inboundCheckDeposits.create"],
  },
  real_time_payments: {
    title: "Real-Time Payments",
    category: "inbound_real_time_payments_transfer_decline",
    rules: realTimePaymentsRules,
    notDecided: realTimePaymentsNotDecided,
    simulations: ["simulations.inboundRealTimePaymentsTransfers.create"],
  },
  fednow: {
    title: "FedNow",
    category: "inbound_fednow_transfer_decline",
    rules: fednowRules,
    notDecided: fednowNotDecided,
    simulations: ["simulations.inboundFednowTransfers.create"],
  },
  wire: {
    title: "Wires",
    category: "wire_decline",
    rules: wireRules,
    notDecided: wireNotDecided,
    simulations: ["simulations.inboundWireTransfers.create"],
  },
  check_deposit: {
    title: "Check deposits",
    category: "check_deposit_rejection",
    rules: checkDepositRules,
    notDecided: checkDepositNotDecided,
    simulations: ["simulations.checkDeposits.reject"],
  },
};
