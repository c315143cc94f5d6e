const { interceptFetch } = require("@sandbank/engine/http");
const { bankTest } = require("@sandbank/testing/jest");
const { showCustomers } = require("./page.js");

const withBank = bankTest({
  apiKeys: ["sandbox_key"],
  setup: (bank) => void bank.accounts.create({ name: "Ada" }),
});

let intercepted;
const withPage = (run) =>
  withBank(async ({ bank, client }) => {
    intercepted = interceptFetch(bank, { baseUrl: "https://bank.test" });
    document.body.innerHTML = "<ul></ul>";
    await run({ bank, client, list: document.querySelector("ul") });
  });
afterEach(() => intercepted.restore());

test(
  "shows the customers",
  withPage(async ({ bank, list }) => {
    bank.accounts.create({ name: "Grace" });
    await showCustomers(list);
    expect([...list.children].map((item) => item.textContent)).toEqual([
      "Grace",
      "Ada",
    ]);
  }),
);

test(
  "says that the bank is not available",
  withPage(async ({ bank, list }) => {
    bank.faults.arm({
      kind: "internal_server_error",
      operation: "accounts.list",
    });
    await showCustomers(list);
    expect(list.textContent).toBe(
      "The bank is not available. Try again later.",
    );
  }),
);

test(
  "shows the same page in each run",
  withPage(async ({ client, list }) => {
    const account = await client.accounts.create({ name: "Grace" });
    await showCustomers(list);
    expect({ account, list }).toMatchSnapshot();
  }),
);
