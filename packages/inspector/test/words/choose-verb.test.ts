import { endpoints } from "@sandbank/contract";
import { expect, test } from "vitest";
import { formTables } from "../../src/generated/forms.ts";
import { resourceTables } from "../../src/generated/resources.ts";
import { machineTables } from "../../src/generated/state-machines.ts";
import type { FormTable } from "../../src/tables/form-table.ts";
import { actionText, chooseVerb, printPath } from "../../src/words/choose-verb.ts";

/** The forms of the object of each type. */
const byType = resourceTables.flatMap(({ type, idPrefix }) => {
  const forms = formTables.filter(({ fields }) =>
    fields.some((field) => field.kind === "id" && field.isRequired && field.prefixes.includes(idPrefix)),
  );
  return forms.length === 0 ? [] : [{ type, verbs: forms.map((form) => chooseVerb(form)) }];
});

test.each([
  ["inboundAchTransfers.transferReturn", "Return"],
  ["inboundWireTransfers.reverse", "Reverse"],
  ["simulations.cardSettlements.create", "Settle"],
  ["simulations.physicalCards.advanceShipment", "Change the shipment"],
  ["simulations.physicalCards.addTrackingUpdate", "Add a tracking update"],
  ["simulations.inboundCheckDeposits.create", "Present a check"],
  ["simulations.inboundFednowTransfers.create", "Send money by FedNow"],
  ["inboundMailItems.action", "Deposit or ignore each check"],
  ["realTimeDecisions.action", "Approve or decline"],
  ["cards.update", "Edit"],
  ["accounts.close", "Close"],
  ["simulations.checkDeposits.submit", "Accept"],
  ["simulations.interestPayments.create", "Pay interest"],
])("the button of %s is %s", (operation, verb) => {
  expect(formTables.filter((form) => form.operation === operation).map((form) => chooseVerb(form))).toEqual([verb]);
});

test.each(byType)("the buttons of $type differ, and are short", ({ verbs }) => {
  expect(new Set(verbs).size).toBe(verbs.length);
  for (const verb of verbs) expect(verb).toMatch(/^[A-Z][\w -]{2,31}$/);
});

test("each state that an update sets has a verb", () => {
  const states = machineTables
    .filter(({ field }) => field === "status")
    .flatMap(({ transitions }) => transitions.filter(({ by, isAutomatic }) => by.length === 0 && !isAutomatic));
  expect(states.length).toBeGreaterThan(0);
  const update = formTables.find(({ operation }) => operation === "cards.update") as FormTable;
  for (const { to } of states) expect(chooseVerb(update, to)).not.toContain("Make it");
});

test("the path of the request of every form follows from its operation, its id and its end", () => {
  for (const form of formTables) {
    const { path } = endpoints[form.operation as keyof typeof endpoints];
    expect(printPath(form, "id_1")).toBe(path.replace(/\{\w+\}/, "id_1"));
  }
});

test("the titles of forms are plain text", () => {
  for (const { title } of formTables) expect(title).not.toContain("`");
});

test.each([
  ["cards.update", "canceled", "Cancel the Card"],
  ["cards.update", undefined, "Edit the Card"],
  ["accounts.close", undefined, "Close the Account permanently"],
  ["achTransfers.approve", undefined, "Approve the ACH Transfer"],
  ["checkTransfers.stopPayment", undefined, "Stop the payment of a check"],
  ["simulations.cardSettlements.create", undefined, "Settle a card payment"],
])("the button of a dialog of %s to %s says what it does: %s", (operation, state, text) => {
  const form = formTables.find((each) => each.operation === operation) as FormTable;
  expect(actionText(form, state)).toBe(text);
});
