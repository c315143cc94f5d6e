import type { Card, PhysicalCard, PhysicalCardCreateParams } from "@sandbank/contract";
import { type Bank, createBank } from "../../../src/index.ts";

export const START = "2026-01-01T00:00:00.000Z";

export const cardholder = { first_name: "Sample", last_name: "Cardholder" };
export const address = {
  name: "Sample Person",
  line1: "1 Main Street",
  city: "Springfield",
  state: "IL",
  postal_code: "62701",
};
const shipment = { address, method: "courier_a_2_day" } as const;

/** The bank of the test that runs, with a Card, and the parameters of an order for it. */
export let bank: Bank;
export let card: Card;
export let params: PhysicalCardCreateParams;

export function open(): void {
  bank = createBank();
  card = bank.cards.create({ account_id: bank.accounts.create({ name: "Operating" }).id });
  params = { card_id: card.id, cardholder, shipment };
}

export const order = (method: PhysicalCard["shipment"]["method"] = "courier_a_2_day") =>
  bank.physicalCards.create({ ...params, shipment: { ...shipment, method } });
