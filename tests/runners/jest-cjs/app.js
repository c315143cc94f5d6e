const { BankClient } = require("@sandbank/sdk");

const client = new BankClient({
  apiKey: "sandbox_key",
  baseUrl: "https://bank.test",
});

/** Opens an Account for a customer, with a number for incoming transfers. */
exports.openAccount = async (name, bankClient = client) => {
  const account = await bankClient.accounts.create({ name });
  const number = await bankClient.accountNumbers.create({
    account_id: account.id,
    name,
  });
  return { account, number };
};

/** The names of all customers, the newest first. */
exports.customers = async (bankClient = client) => {
  const accounts = await bankClient.accounts.list().toArray({ limit: 1_000 });
  return accounts.map(({ name }) => name);
};
