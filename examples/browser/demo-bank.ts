import { type Bank, createBank } from "@sandbank/engine";

/** Opens a bank with one customer, who has two Accounts with money and a Card with a Limit of $200.00 a day. */
export function openDemoBank(): Bank {
  const bank = createBank({ seed: "browser example" });
  for (const [name, cents] of [
    ["Savings", 1_200_00],
    ["Everyday", 250_00],
  ] as const) {
    const account = bank.accounts.create({ name });
    const number = bank.accountNumbers.create({ account_id: account.id, name: "Salary" });
    bank.simulations.inboundAchTransfers.create({ account_number_id: number.id, amount: cents });
    if (name !== "Everyday") continue;
    const card = bank.cards.create({ account_id: account.id });
    bank.limits.create({ model_id: card.id, metric: "volume", interval: "day", value: 200_00 });
  }
  return bank;
}
