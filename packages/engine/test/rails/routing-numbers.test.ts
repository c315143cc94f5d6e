import { describe, expect, test } from "vitest";
import { findBank } from "../../src/rails/routing-numbers.ts";
import type { BankOptions } from "../../src/state/options.ts";
import { openBankWithWorld } from "../support/money.ts";

/** The bank of a routing number: its name, and the rails that it does not take part in. */
function found(routingNumber: string, options: BankOptions = {}) {
  const { name, ...rails } = findBank(openBankWithWorld(options).world.state, routingNumber) ?? {};
  const missing = Object.entries(rails).flatMap(([rail, support]) => (support === "not_supported" ? [rail] : []));
  return [name, missing.toSorted().join(" ")];
}

const INSTANT = "fednow_transfers real_time_payments_request_for_payment real_time_payments_transfers";

describe("the bank of a routing number (O-02)", () => {
  test.each([
    ["122000030", INSTANT],
    ["113000023", `${INSTANT} wire_transfers`],
    ["110000000", ""],
    ["101050001", ""],
    ["021000021", ""],
  ])("takes part in every rail, but for those that two numbers have not: %s, %j", (routingNumber, missing) => {
    expect(found(routingNumber)).toEqual([`Example Bank ${routingNumber}`, missing]);
  });

  test.each(["", "11000000", "110000001", "11000000a"])("does not exist if the number is not right: %j", (number) => {
    expect(found(number)).toEqual([undefined, ""]);
  });

  test("is this bank for the number of the bank of any of its Programs, and takes part in every rail", () => {
    const { bank, world } = openBankWithWorld();
    const numberOf = (program_id?: `program_${string}`) => {
      const account = bank.accounts.create({ name: "Operating", ...(program_id && { program_id }) });
      return bank.accountNumbers.create({ account_id: account.id, name: "Rent" }).routing_number;
    };
    const first = numberOf();
    const other = numberOf(bank.simulations.programs.create({ name: "Core", bank: "core_bank" }).id);
    expect(other).not.toBe(first);
    expect([first, other].map((number) => findBank(world.state, number)?.name)).toEqual(["Sandbank", "Sandbank"]);
    expect([found(first), found(other)]).toEqual([
      ["Sandbank", ""],
      [`Example Bank ${other}`, ""],
    ]);
  });

  test.each([
    ["10406112", "122000030"],
    ["6477261", "113000023"],
  ])("is this bank also where its number is one of the two: seed %s, %s", (seed, number) => {
    expect(found(number, { seed })).toEqual(["Sandbank", ""]);
  });

  test("differs between environments", () => {
    expect(found("122000030", { seed: "10406112", environment: "live" })).toEqual(["Example Bank 122000030", INSTANT]);
  });
});
