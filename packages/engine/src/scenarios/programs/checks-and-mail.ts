import type { CheckDepositRejectionReason } from "@sandbank/contract";
import { rails } from "../../registry/rails.ts";
import type { Step } from "../../steps/step.ts";
import type { Program } from "../program.ts";
import { checkDeposit, closeAccount, idOf, lockboxAddress, lockboxRecipient } from "./beginnings.ts";
import { moves } from "./moves.ts";

const mailToAddress: Step = {
  call: "simulations.inboundMailItems.create",
  params: { amount: 100, lockbox_address_id: idOf("address") },
  as: "mail",
};

const mailToRecipient: Step = {
  call: "simulations.inboundMailItems.create",
  params: { amount: 100, lockbox_recipient_id: idOf("recipient") },
  as: "mail",
};

const mail: readonly Step[] = [...lockboxAddress, mailToAddress];

const submit: Step = { call: "simulations.checkDeposits.submit", id: idOf("deposit") };

/** All reasons except the default one of a rejection. */
const forcedReasons = Object.keys(rails.check_deposit.neverGiven).filter(
  (reason) => reason !== "incomplete_image",
) as CheckDepositRejectionReason[];

/** Programs for Check Deposits and Inbound Mail Items. */
export const checkAndMailPrograms: readonly Program[] = [
  { steps: checkDeposit },
  { steps: [...checkDeposit, { call: "checkDeposits.retrieve", id: idOf("deposit") }] },
  { steps: [...checkDeposit, submit] },
  { steps: [...checkDeposit, { call: "simulations.checkDeposits.reject", id: idOf("deposit") }] },
  ...forcedReasons.map(
    (reason): Program => ({
      steps: [
        ...checkDeposit,
        { call: "simulations.checkDeposits.reject", id: idOf("deposit"), params: { decline_reason: reason } },
      ],
    }),
  ),
  { steps: [...checkDeposit, submit, { call: "simulations.checkDeposits.return", id: idOf("deposit") }] },
  { steps: lockboxAddress },
  { steps: [...lockboxAddress, { call: "lockboxAddresses.retrieve", id: idOf("address") }] },
  ...moves({
    beginning: lockboxAddress,
    move: (status) => ({ call: "lockboxAddresses.update", id: idOf("address"), params: { status } }),
    states: ["active", "disabled", "canceled"],
    final: ["canceled"],
  }),
  { steps: lockboxRecipient },
  { steps: [...lockboxRecipient, { call: "lockboxRecipients.retrieve", id: idOf("recipient") }] },
  ...moves({
    beginning: lockboxRecipient,
    move: (status) => ({ call: "lockboxRecipients.update", id: idOf("recipient"), params: { status } }),
    states: ["active", "disabled", "canceled"],
    final: ["canceled"],
  }),
  { steps: mail },
  { steps: [...mail, { call: "inboundMailItems.retrieve", id: idOf("mail") }] },
  {
    steps: [...mail, { call: "inboundMailItems.action", id: idOf("mail"), params: { checks: [{ action: "ignore" }] } }],
  },
  { steps: [...lockboxRecipient, mailToRecipient] },
  {
    steps: [
      ...lockboxAddress,
      { call: "lockboxAddresses.update", id: idOf("address"), params: { status: "disabled" } },
      mailToAddress,
    ],
  },
  {
    steps: [
      ...lockboxRecipient,
      { call: "lockboxRecipients.update", id: idOf("recipient"), params: { status: "disabled" } },
      mailToRecipient,
    ],
  },
  { steps: [...lockboxRecipient, closeAccount, mailToRecipient] },
];
