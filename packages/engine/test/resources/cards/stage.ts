import type { CardCreateParams } from "@sandbank/contract";
import { type Bank, type BankOptions, createBank } from "../../../src/index.ts";

export const billingAddress = { line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" };

/** The bank of the test that runs, and the least parameters of a new Card. */
export let bank: Bank;
export let params: CardCreateParams;

export function open(options: BankOptions = {}): void {
  bank = createBank(options);
  params = { account_id: bank.accounts.create({ name: "Operating" }).id };
}

export const entityId = () => bank.entities.list().data[0]?.id as string;
