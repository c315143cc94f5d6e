import { expect, test } from "vitest";
import { shortName } from "../../src/words/short-name.ts";
import { withId } from "../../src/words/with-id.ts";

test.each([
  ["Inbound wire of $5.00 from Acme", "Inbound Wire Transfer", "$5.00", "Acme"],
  ["Inbound real-time payment of $5.00 from acme", "Inbound Real-Time Payments Transfer", "$5.00", "acme"],
  ["Inbound ACH credit of $5.00 from Acme", "Inbound ACH Transfer", "$5.00", "Credit from Acme"],
  ["Inbound check 1001 of $5.00", "Inbound Check Deposit", "$5.00", "Check 1001"],
  ["Mail with 1 check, $5.00", "Inbound Mail Item", "$5.00", "Mail with 1 check"],
  ["Card payment of $5.00 at Cedar Books", "Card Payment", "$5.00", "Cedar Books"],
  ["Card payment of $5.00 at Cedar Books", "Transaction", "$5.00", "Card payment at Cedar Books"],
  ["Card payment of $5.00 at Cedar Books", "Card Payment", "$0.00", "$5.00 at Cedar Books"],
  [
    "Declined authorization of $5.00 at Cedar Books",
    "Card Payment",
    "$0.00",
    "Declined authorization of $5.00 at Cedar Books",
  ],
  ["Declined wire from Acme, $5.00", "Declined Transaction", "$5.00", "Wire from Acme"],
  ["Check deposit of $5.00", "Check Deposit", "$5.00", "Check deposit"],
  ["Limit of $5.00 a day", "Limit", null, "$5.00 a day"],
  ["Card for travel ..4286 on Operating", "Card", null, "Card for travel ..4286 on Operating"],
  ["Operating", "Account", null, "Operating"],
])("shortens %s in a list of type %s with the amount %s to %s", (name, title, amount, short) => {
  expect(shortName(name, title, amount)).toBe(short);
});

test("a name that two objects have gets the short id", () => {
  const id = "account_w7is40n5jg5hqrwxi2zq";
  expect(withId("Operating", id, ["Operating", "Payroll", "Operating"])).toBe("Operating (account_w7is…)");
  expect(withId("Payroll", id, ["Operating", "Payroll", "Operating"])).toBe("Payroll");
});
