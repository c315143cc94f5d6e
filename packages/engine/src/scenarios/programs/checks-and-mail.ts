import type { CheckDepositRejectionReason } from "@sandbank/contract";
import { rails } from "../../registry/rails.ts";
import type { Step } from "../../steps/step.ts";
import type { Program } from "../program.ts";
import { checkDeposit, closeAccount, lockboxAddress, lockboxRecipient, toIdRef } from "./beginnings.ts";
import { moves } from "./moves.ts";

const mailToAddress: Step = {
  call: "simulations.inboundMailItems.create",
  params: { amount: 100, lockbox_address_id: toIdRef("address") },
  as: "mail",
};

const mailToRecipient: Step = {
  call: "simulations.inboundMailItems.create",
  params: { amount: 100, lockbox_recipient_id: toIdRef("recipient") },
  as: "mail",
};

const mail: readonly Step[] = [...lockboxAddress, mailToAddress];

const submit: Step = { call: "simulations.checkDeposits.submit", id: toIdRef("deposit") };

/** All reasons except the default one of a rejection. */
const forcedReasons = Object.keys(rails.check_deposit.neverGiven).filter(
  (reason) => reason !== "incomplete_image",
) as CheckDepositRejectionReason[];

/** Programs for Check Deposits and Inbound Mail Items. */
export const checkAndMailPrograms: readonly Program[] = [
  { steps: checkDeposit },
  { steps: [...checkDeposit, { call: "checkDeposits.retrieve", id: toIdRef("deposit") }] },
  { steps: [...checkDeposit, submit] },
  { steps: [...checkDeposit, { call: "simulations.checkDeposits.reject", id: toIdRef("deposit") }] },
  ...forcedReasons.map(
    (reason): Program => ({
      steps: [
        ...checkDeposit,
        { call: "simulations.checkDeposits.reject", id: toIdRef("deposit"), params: { decline_reason: reason } },
      ],
    }),
  ),
  { steps: [...checkDeposit, submit, { call: "simulations.checkDeposits.return", id: toIdRef("deposit") }] },
  { steps: lockboxAddress },
  { steps: [...lockboxAddress, { call: "lockboxAddresses.retrieve", id: toIdRef("address") }] },
  ...moves({
    beginning: lockboxAddress,
    move: (status) => ({ call: "lockboxAddresses.update", id: toIdRef("address"), params: { status } }),
    states: ["active", "disabled", "canceled"],
    final: ["canceled"],
  }),
  { steps: lockboxRecipient },
  { steps: [...lockboxRecipient, { call: "lockboxRecipients.retrieve", id: toIdRef("recipient") }] },
  ...moves({
    beginning: lockboxRecipient,
    move: (status) => ({ call: "lockboxRecipients.update", id: toIdRef("recipient"), params: { status } }),
    states: ["active", "disabled", "canceled"],
    final: ["canceled"],
  }),
  { steps: mail },
  { steps: [...mail, { call: "inboundMailItems.retrieve", id: toIdRef("mail") }] },
  {
    steps: [
      ...mail,
      { call: "inboundMailItems.action", id: toIdRef("mail"), params: { checks: [{ action: "ignore" }] } },
    ],
  },
  { steps: [...lockboxRecipient, mailToRecipient] },
  {
    steps: [
      ...lockboxAddress,
      { call: "lockboxAddresses.update", id: toIdRef("address"), params: { status: "disabled" } },
      mailToAddress,
    ],
  },
  {
    steps: [
      ...lockboxRecipient,
      { call: "lockboxRecipients.update", id: toIdRef("recipient"), params: { status: "disabled" } },
      mailToRecipient,
    ],
  },
  { steps: [...lockboxRecipient, closeAccount, mailToRecipient] },
];
