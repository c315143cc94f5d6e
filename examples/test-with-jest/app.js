/**
 * A small app over the banking API: it opens projects with a company card and a daily Limit, and says how the last payment
 * ended. Each function accepts the client, so that a test can pass the client of a bank.
 */

/** Says how the last payment with a Card ended, and returns null before the first one. */
exports.lastPayment = async (client, cardId) => {
  const { data } = await client.cardPayments.list({ card_id: cardId, limit: 1 });
  const last = data[0]?.elements.at(-1);
  if (last === undefined) return null;
  if (last.card_decline) return `Declined: ${adviceOn(last.card_decline.reason)}`;
  return `Authorized: $${(last.card_authorization.amount / 100).toFixed(2)}`;
};

function adviceOn(reason) {
  if (reason === "insufficient_funds") return "there is not enough money in the Account.";
  if (reason === "breaches_limit") return "try again tomorrow.";
  return "use another card.";
}

/** Opens a project's Account with a Card that can spend an amount a day, in cents. */
exports.openProject = async (client, name, centsPerDay) => {
  const account = await client.accounts.create({ name });
  const card = await client.cards.create({ account_id: account.id });
  await client.limits.create({ model_id: card.id, metric: "volume", interval: "day", value: centsPerDay });
  return { account, card };
};
