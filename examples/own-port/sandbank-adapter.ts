import {
  type AccountId,
  type BankClient,
  BankClientError,
  type CardDecline,
  type CardPayment,
  cardId as cardIdOf,
} from "@sandbank/sdk";
import { type CardBank, CardBankError, type Payment } from "./port.ts";

/** The port on the API that Sandbank serves. */
export function sandbankAdapter(
  client: BankClient,
  accountId: AccountId,
): CardBank {
  return {
    available: () =>
      translated(async () => {
        const balance = await client.accounts.balance(accountId);
        return balance.available_balance;
      }),

    issueCard: (key, dailyCents) =>
      translated(async () => {
        const card = await client.cards.create(
          {
            account_id: accountId,
            authorization_controls: { usage: dailyLimit(dailyCents) },
          },
          { idempotencyKey: key },
        );
        return card.id;
      }),

    payments: (cardId) =>
      translated(async () => {
        const all: Payment[] = [];
        const listed = client.cardPayments.list({ card_id: cardIdOf(cardId) });
        for await (const payment of listed) all.push(paymentOf(payment));
        return all;
      }),
  };
}

const dailyLimit = (cents: number) => ({
  category: "multi_use" as const,
  multi_use: {
    spending_limits: [
      { interval: "per_day" as const, settlement_amount: cents },
    ],
  },
});

function paymentOf({ elements, state }: CardPayment): Payment {
  const decline = elements.at(-1)?.card_decline;
  if (decline) return { cents: decline.amount, outcome: outcomeOf(decline) };
  return { cents: state.authorized_amount, outcome: "accepted" };
}

function outcomeOf({ reason }: CardDecline): Payment["outcome"] {
  if (reason === "breaches_limit") return "over_limit";
  return reason === "insufficient_funds" ? "no_money" : "declined";
}

/** Only errors of the port leave the adapter. */
async function translated<Result>(call: () => Promise<Result>) {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof BankClientError)) throw cause;
    throw new CardBankError(cause.message, { cause });
  }
}
