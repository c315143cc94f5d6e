import type { RailTable } from "../declines/rail-table.ts";
import { cardNeverGiven, cardRules } from "../resources/card-payments/decline-rules.ts";
import { checkDepositNeverGiven, checkDepositRules } from "../resources/check-deposits/decline-rules.ts";
import { achNeverGiven, achRules } from "../resources/inbound-ach-transfers/decline-rules.ts";
import { checkNeverGiven, checkRules } from "../resources/inbound-check-deposits/decline-rules.ts";
import { fednowNeverGiven, fednowRules } from "../resources/inbound-fednow-transfers/decline-rules.ts";
import {
  realTimePaymentsNeverGiven,
  realTimePaymentsRules,
} from "../resources/inbound-real-time-payments-transfers/decline-rules.ts";
import { wireNeverGiven, wireRules } from "../resources/inbound-wire-transfers/decline-rules.ts";
import type { Rail } from "../state/explanation.ts";

export const rails: Readonly<Record<Rail, RailTable>> = {
  ach: {
    title: "ACH",
    category: "ach_decline",
    rules: achRules,
    neverGiven: achNeverGiven,
    simulations: ["simulations.inboundAchTransfers.create"],
  },
  card: {
    title: "Cards",
    category: "card_decline",
    rules: cardRules,
    neverGiven: cardNeverGiven,
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
    neverGiven: checkNeverGiven,
    simulations: ["simulations.inboundCheckDeposits.create"],
  },
  real_time_payments: {
    title: "Real-Time Payments",
    category: "inbound_real_time_payments_transfer_decline",
    rules: realTimePaymentsRules,
    neverGiven: realTimePaymentsNeverGiven,
    simulations: ["simulations.inboundRealTimePaymentsTransfers.create"],
  },
  fednow: {
    title: "FedNow",
    category: "inbound_fednow_transfer_decline",
    rules: fednowRules,
    neverGiven: fednowNeverGiven,
    simulations: ["simulations.inboundFednowTransfers.create"],
  },
  wire: {
    title: "Wires",
    category: "wire_decline",
    rules: wireRules,
    neverGiven: wireNeverGiven,
    simulations: ["simulations.inboundWireTransfers.create"],
  },
  check_deposit: {
    title: "Check deposits",
    category: "check_deposit_rejection",
    rules: checkDepositRules,
    neverGiven: checkDepositNeverGiven,
    simulations: ["simulations.checkDeposits.reject"],
  },
};
