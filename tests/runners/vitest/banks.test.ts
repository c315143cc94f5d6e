import { bankTest, expect } from "@sandbank/testing/vitest";

const setups: string[] = [];
const named = (name: string) =>
  bankTest({
    setup(bank) {
      setups.push(name);
      bank.accounts.create({ name });
    },
  });
const one = named("One");
const two = named("Two");

two("sets up only the second bank", ({ bank }) => {
  expect(bank.accounts.list().data).toMatchObject([{ name: "Two" }]);
  expect(setups).toEqual(["Two"]);
});

one("sets up the first bank, too", ({ bank }) => {
  expect(bank.accounts.list().data).toMatchObject([{ name: "One" }]);
  expect(setups).toEqual(["Two", "One"]);
});
