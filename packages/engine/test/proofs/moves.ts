import { expect } from "vitest";
import type { AccountNumberId, Bank } from "../../src/index.ts";
import type { AutomaticMoves, Moves, RequestedMoves } from "./resource-proofs.ts";

/** Later than the start of a bank. */
export const LATER = "2026-01-02T00:00:00Z";

export const account = (bank: Bank) => bank.accounts.create({ name: "Operating" }).id;
export const imageFile = (bank: Bank) => bank.files.list().data[0]?.id as `file_${string}`;

export function digitalProfile(bank: Bank) {
  const artwork = { app_icon_file_id: imageFile(bank), background_image_file_id: imageFile(bank) };
  const texts = { card_description: "Travel", description: "Blue", issuer_name: "Office" };
  return bank.digitalCardProfiles.create({ ...artwork, ...texts });
}

/** A new Account Number that accepts checks. */
export function numberOf(bank: Bank, status: "active" | "disabled" = "active"): { account_number_id: AccountNumberId } {
  const inbound_checks = { status: "allowed" } as const;
  const { id } = bank.accountNumbers.create({ account_id: account(bank), name: "Rent", inbound_checks });
  if (status === "disabled") bank.accountNumbers.update(id, { status });
  return { account_number_id: id };
}

/** Creates an object of an Account, and closes the Account. */
export function ofClosedAccount<Made>(create: (bank: Bank, account_id: `account_${string}`) => Made) {
  return (bank: Bank): Made => {
    const id = account(bank);
    const made = create(bank, id);
    bank.accounts.close(id);
    return made;
  };
}

/** Calls a method of a group by its name, with any id. */
export function call(group: unknown, name: string, id: string, params?: object): object {
  const methods = group as Readonly<Record<string, (id: string, params?: object) => object>>;
  return methods[name]?.(id, params) ?? expect.fail(`There is no ${name}.`);
}

/** The move of an object whose `update` sets the status. */
export const update =
  (group: (bank: Bank) => unknown): RequestedMoves["move"] =>
  (bank, id, status) =>
    call(group(bank), "update", id, { status });

/** A state machine in which each of `states` can be set from each of `from`. */
export const settable = (states: readonly string[], from: readonly string[] = states): Moves =>
  Object.fromEntries(from.map((state) => [state, Object.fromEntries(states.map((to) => [to, to]))]));

/** A canceled object accepts only its own status (D-40). */
export const untilCanceled: Moves = {
  ...settable(["active", "disabled", "canceled"], ["active", "disabled"]),
  canceled: { canceled: "canceled" },
};

export const archivable = { archive: "archived" };

/** The transitions of a transfer that resolves by itself: accepted by an active Account Number, declined otherwise. */
export function resolved(
  from: string,
  acceptedStatus: string,
  send: (bank: Bank, sent: { account_number_id: AccountNumberId; amount: number }) => unknown,
): AutomaticMoves {
  return [
    [from, acceptedStatus, (bank) => send(bank, { ...numberOf(bank), amount: 1 })],
    [from, "declined", (bank) => send(bank, { ...numberOf(bank, "disabled"), amount: 1 })],
  ];
}
