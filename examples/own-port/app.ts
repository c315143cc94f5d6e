import type { CardBank, Outcome } from "./port.ts";

const sentences: Readonly<Record<Outcome, string>> = {
  accepted: "Your payment was accepted.",
  over_limit: "You have reached your daily limit. Try again tomorrow.",
  no_money: "The company account does not have enough money.",
  declined: "Your payment was declined. Use another card.",
};

/** Issues the card of an employee, who gets one, however often it is called. */
export function hire(bank: CardBank, employee: string): Promise<string> {
  return bank.issueCard(`card-of-${employee}`, 50_00);
}

/** Tells the cardholder what happened to the latest payment. */
export async function latestPayment(
  bank: CardBank,
  cardId: string,
): Promise<string> {
  const [latest] = await bank.payments(cardId);
  if (latest === undefined) return "You have not used this card yet.";
  return sentences[latest.outcome];
}
