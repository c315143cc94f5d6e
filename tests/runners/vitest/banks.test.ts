import { bankTest, expect } from "@sandbank/testing/vitest";

// A bank without tests is not set up.
bankTest({
  setup() {
    throw new Error("no test uses this bank");
  },
});

for (const name of ["One", "Two"]) {
  const test = bankTest({
    setup: (bank) => void bank.accounts.create({ name }),
  });
  test(`sets up only the bank of ${name}`, ({ bank }) => {
    expect(bank.accounts.list().data).toMatchObject([{ name }]);
  });
}
