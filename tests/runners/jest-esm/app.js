/** Opens an Account for a customer, with a number for incoming transfers. */
export async function openAccount(client, name) {
  const account = await client.accounts.create({ name });
  const number = await client.accountNumbers.create({
    account_id: account.id,
    name,
  });
  return { account, number };
}

/** The names of all customers, the newest first. */
export async function customers(client) {
  const accounts = await client.accounts.list().toArray({ limit: 1_000 });
  return accounts.map(({ name }) => name);
}
