import type { AccountId, BankClient, Card, CardId } from "@sandbank/sdk";

/** Issues a Card that can spend up to `monthlyCents` in a month. */
export async function issueCard(
  client: BankClient,
  accountId: AccountId,
  monthlyCents: number,
): Promise<Card> {
  const card = await client.cards.create({ account_id: accountId });
  await client.limits.create({
    model_id: card.id,
    metric: "volume",
    interval: "month",
    value: monthlyCents,
  });
  return card;
}

/** Tells the cardholder what happened to the latest payment with a Card. */
export async function latestPayment(
  client: BankClient,
  cardId: CardId,
): Promise<string> {
  const { data } = await client.cardPayments.list({
    card_id: cardId,
    limit: 1,
  });
  const latest = data[0]?.elements.at(-1);
  if (latest === undefined) return "You have not used this card yet.";
  switch (latest.card_decline?.reason) {
    case undefined:
      return "Your payment was accepted.";
    case "breaches_limit":
      return "You have reached your monthly limit.";
    case "insufficient_funds":
      return "The company account does not have enough money.";
    default:
      return "Your payment was declined. Use another card.";
  }
}
