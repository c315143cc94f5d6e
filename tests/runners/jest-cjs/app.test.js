const { withBank } = require("@sandbank/testing/jest");
const { customers, openAccount } = require("./app.js");

test(
  "declines a debit that the balance does not cover",
  withBank(async ({ bank, client }) => {
    const { number } = await openAccount("Ada", client);
    const debit = bank.simulations.inboundAchTransfers.create({
      account_number_id: number.id,
      amount: -5_00,
    });
    expect(debit).toBeDeclined({ reason: "insufficient_funds" });
  }),
);

test(
  "retries after a lost response and after a 429",
  withBank(async ({ bank, client }) => {
    bank.faults.arm({
      kind: "drop_after_commit",
      operation: "accounts.create",
    });
    bank.faults.arm({ kind: "rate_limited_error", operation: "accounts.list" });
    await openAccount("Ada", client);
    expect(await customers(client)).toEqual(["Ada"]);
  }),
);

test(
  "sends the same ids and idempotency keys in each run",
  withBank(async ({ client }) => {
    expect(await openAccount("Ada", client)).toMatchSnapshot();
  }),
);
