import { BankClient } from "@sandbank/sdk";

const client = new BankClient({
  apiKey: "sandbox_key",
  baseUrl: "https://bank.test",
});

/** Opens an Account for a customer, with a number for incoming transfers. */
export async function openAccount(name: string, bankClient = client) {
  const account = await bankClient.accounts.create({ name });
  const number = await bankClient.accountNumbers.create({
    account_id: account.id,
    name,
  });
  return { account, number };
}
