import {
  type CardBank,
  CardBankError,
  type Outcome,
  type Payment,
} from "./port.ts";

export interface ProviderOptions {
  readonly url: string;
  readonly token: string;
  readonly account: string;
}

interface Page {
  readonly items: readonly ProviderPayment[];
  readonly hasMore: boolean;
}

interface ProviderPayment {
  readonly amount: { readonly value: string };
  /** The response code of ISO 8583: `00` is an approval. */
  readonly responseCode: string;
}

const outcomes: Readonly<Record<string, Outcome>> = {
  "00": "accepted",
  "51": "no_money",
  "61": "over_limit",
};

/** The port on the API of a provider with another dialect of JSON. */
export function providerAdapter({
  url,
  token,
  account,
}: ProviderOptions): CardBank {
  async function call<Result>(path: string, body?: object): Promise<Result> {
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "x-api-token": token, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (response.ok) return answer.result;
    throw new CardBankError(`${answer.error.code}: ${answer.error.text}`);
  }

  return {
    async available() {
      const { spendable } = await call<{ spendable: { value: string } }>(
        `/account/${account}`,
      );
      return centsOf(spendable.value);
    },

    async issueCard(key, dailyCents) {
      // This provider calls the idempotency key `clientReference`.
      const { cardNumberToken } = await call<{ cardNumberToken: string }>(
        `/account/${account}/cards`,
        { clientReference: key, perDay: { value: textOf(dailyCents) } },
      );
      return cardNumberToken;
    },

    async payments(cardId) {
      // This provider numbers its pages and lists the oldest first.
      const all: Payment[] = [];
      for (let number = 1, hasMore = true; hasMore; number += 1) {
        const page = await call<Page>(`/card/${cardId}/uses?page=${number}`);
        all.push(...page.items.map(paymentOf));
        hasMore = page.hasMore;
      }
      return all.reverse();
    },
  };
}

const paymentOf = ({ amount, responseCode }: ProviderPayment): Payment => ({
  cents: centsOf(amount.value),
  outcome: outcomes[responseCode] ?? "declined",
});

/** `"12.50"` is 1250: without fractions of floating point in between. */
const centsOf = (text: string) => Number(text.replace(".", ""));
const textOf = (cents: number) => (cents / 100).toFixed(2);
