import type { PhysicalCard } from "@sandbank/contract";
import type { Bank } from "../../src/index.ts";

type Terms = Pick<PhysicalCard["shipment"], "method" | "schedule">;

const address = { name: "A", line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" };

/** Orders a Physical Card for a new Card of a new Account. In live, this schedules due work (D-60). */
export function order(bank: Bank, { method = "courier_a_2_day", schedule = "same_day" }: Partial<Terms> = {}) {
  const [entity, program] = [bank.entities.list().data[0], bank.programs.list().data[0]];
  if (entity === undefined || program === undefined) throw new Error("A bank has an Entity and a Program.");
  const account = bank.accounts.create({ name: "Operating", entity_id: entity.id, program_id: program.id });
  return bank.physicalCards.create({
    card_id: bank.cards.create({ account_id: account.id }).id,
    cardholder: { first_name: "Sample", last_name: "Cardholder" },
    shipment: { address, method, schedule },
  });
}
