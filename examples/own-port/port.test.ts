import { createBank } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient, cardId } from "@sandbank/sdk";
import { afterAll } from "vitest";
import { type Subject, testPort } from "./port-suite.ts";
import { providerAdapter } from "./provider-adapter.ts";
import { startProvider } from "./provider-server.ts";
import { sandbankAdapter } from "./sandbank-adapter.ts";

testPort("Sandbank", async (): Promise<Subject> => {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Company" });
  const { id: account_number_id } = bank.accountNumbers.create({
    account_id: account.id,
    name: "Deposits",
  });
  const { cardAuthorizations, inboundAchTransfers } = bank.simulations;
  return {
    bank: sandbankAdapter(new BankClient(clientOptions(bank)), account.id),
    async deposit(amount) {
      inboundAchTransfers.create({ account_number_id, amount });
    },
    async charge(card, amount) {
      cardAuthorizations.create({ card_id: cardId(card), amount });
    },
  };
});

// In your project: the hosted sandbox, if its token is in the environment.
const token = "sandbox-token";
const provider = await startProvider(token);
afterAll(provider.close);

testPort("the provider's sandbox", async (): Promise<Subject> => {
  // What others do to the account, by the sandbox's own simulations.
  const post = async (path: string, body: object) => {
    const response = await fetch(`${provider.url}${path}`, {
      method: "POST",
      headers: { "x-api-token": token },
      body: JSON.stringify(body),
    });
    return (await response.json()).result;
  };
  const amountOf = (cents: number) => ({
    amount: { value: (cents / 100).toFixed(2) },
  });
  const { id: account } = await post("/accounts", {});
  return {
    bank: providerAdapter({ url: provider.url, token, account }),
    deposit: (cents) => post(`/account/${account}/credits`, amountOf(cents)),
    charge: (card, cents) => post(`/card/${card}/uses`, amountOf(cents)),
  };
});
