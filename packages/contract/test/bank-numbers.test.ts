import { describe, expect, test } from "vitest";
import { bankAccountNumber, completeRoutingNumber, isRoutingNumber, routingNumber } from "../src/bank-numbers.ts";

/** The messages of a schema about a value. */
const messages = (schema: ReturnType<typeof routingNumber>, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe("a routing number (O-01)", () => {
  const schema = routingNumber("A number");

  test.each(["110000000", "101050001", "021000021", "122000030", "113000023", "000000000"])("accepts %s", (number) => {
    expect([isRoutingNumber(number), messages(schema, number)]).toEqual([true, []]);
  });

  test.each(["", "11000000", "1100000000", "11000000a", " 110000000", "110000000\n", "١١٠٠٠٠٠٠٠"])(
    "accepts only 9 digits: not %j",
    (text) => {
      expect([isRoutingNumber(text), messages(schema, text)]).toEqual([false, ["must be 9 digits"]]);
    },
  );

  test("accepts one of the ten digits in each place of a number", () => {
    for (let place = 0; place < 9; place++) {
      const all = [..."0123456789"].map((digit) => `021000021`.slice(0, place) + digit + `021000021`.slice(place + 1));
      expect(all.filter(isRoutingNumber)).toEqual(["021000021"]);
      const wrong = all.filter((number) => number !== "021000021");
      for (const number of wrong) {
        expect(messages(schema, number)).toEqual(["must have a right ABA checksum: check each of the 9 digits"]);
      }
    }
  });

  test("is completed from its first eight digits", () => {
    expect(["11000000", "10105000", "02100002"].map(completeRoutingNumber)).toEqual([
      "110000000",
      "101050001",
      "021000021",
    ]);
  });
});

describe("the account number of another bank", () => {
  test.each(["1", "9900000001", "GB29NWBK6016abz", "0".repeat(17)])(
    "accepts 1 to 17 letters and digits: %s",
    (text) => {
      expect(messages(bankAccountNumber("A number"), text)).toEqual([]);
    },
  );

  test.each(["", "0".repeat(18), "12-34", "12 34", "ä1", "1\n"])("accepts nothing else: not %j", (text) => {
    expect(messages(bankAccountNumber("A number"), text)).toEqual(["must be 1 to 17 letters and digits"]);
  });
});
