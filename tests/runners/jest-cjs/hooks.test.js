const { expectDelivered } = require("@sandbank/testing");
const { bankTest } = require("@sandbank/testing/jest");

const url = "https://app.test/webhooks";
const withBank = bankTest({
  setup: (bank) => void bank.eventSubscriptions.create({ url }),
  receivers: { [url]: () => new Response() },
});

let bankOfHook;
beforeEach(
  withBank(({ bank }) => {
    bankOfHook = bank;
    bank.accounts.create({ name: "Operating" });
  }),
);
afterEach(
  withBank(({ bank }) => {
    expect(bank).toBe(bankOfHook);
  }),
);

test(
  "delivers through the deliverer of the fixture",
  withBank(async ({ bank, deliverer }) => {
    await expectDelivered(bank, {
      category: "account.created",
      url,
      deliverer,
    });
  }),
);

test.each([["one"], ["two"]])(
  "shares the bank of test %s with its hooks, and with no other test",
  withBank(({ bank }) => {
    expect(bank).toBe(bankOfHook);
    expect(bank.accounts.list().data).toHaveLength(1);
  }),
);
