import { rails } from "@sandbank/engine/reference";
import type { Program } from "../program.ts";
import { checkDeposit, lockboxAddress, lockboxRecipient, mailToRecipient } from "./beginnings.ts";
import { moves } from "./moves.ts";

const mail: Program = [
  ...lockboxAddress,
  "const mail = bank.simulations.inboundMailItems.create({ amount: 100, lockbox_address_id: address.id });",
];

/** All but the one that a rejection has by itself. */
const forcedReasons = Object.keys(rails.check_deposit.neverGiven).filter((reason) => reason !== "incomplete_image");

/** Of checks that you deposit, and the mail that brings them. */
export const checkAndMailPrograms: readonly Program[] = [
  checkDeposit,
  [...checkDeposit, "bank.checkDeposits.retrieve(deposit.id);"],
  [...checkDeposit, "bank.simulations.checkDeposits.submit(deposit.id);"],
  [...checkDeposit, "bank.simulations.checkDeposits.reject(deposit.id);"],
  ...forcedReasons.map((reason) => [
    ...checkDeposit,
    `bank.simulations.checkDeposits.reject(deposit.id, { decline_reason: "${reason}" });`,
  ]),
  [
    ...checkDeposit,
    "bank.simulations.checkDeposits.submit(deposit.id);",
    "bank.simulations.checkDeposits.return(deposit.id);",
  ],
  lockboxAddress,
  [...lockboxAddress, "bank.lockboxAddresses.retrieve(address.id);"],
  ...moves({
    beginning: lockboxAddress,
    move: (status) => `bank.lockboxAddresses.update(address.id, { status: "${status}" });`,
    states: ["active", "disabled", "canceled"],
    final: ["canceled"],
  }),
  lockboxRecipient,
  [...lockboxRecipient, "bank.lockboxRecipients.retrieve(recipient.id);"],
  ...moves({
    beginning: lockboxRecipient,
    move: (status) => `bank.lockboxRecipients.update(recipient.id, { status: "${status}" });`,
    states: ["active", "disabled", "canceled"],
    final: ["canceled"],
  }),
  mail,
  [...mail, "bank.inboundMailItems.retrieve(mail.id);"],
  [...mail, 'bank.inboundMailItems.action(mail.id, { checks: [{ action: "ignore" }] });'],
  [...lockboxRecipient, mailToRecipient],
  [
    ...lockboxAddress,
    'bank.lockboxAddresses.update(address.id, { status: "disabled" });',
    "bank.simulations.inboundMailItems.create({ amount: 100, lockbox_address_id: address.id });",
  ],
  [...lockboxRecipient, 'bank.lockboxRecipients.update(recipient.id, { status: "disabled" });', mailToRecipient],
  [...lockboxRecipient, "bank.accounts.close(account.id);", mailToRecipient],
];
