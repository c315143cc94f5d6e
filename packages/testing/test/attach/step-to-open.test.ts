import { createBank, type TraceStep } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { describe, expect, test } from "vitest";
import { openedBank } from "../../src/open-banks.ts";
import { openTestBank } from "../../src/test-bank/open-test-bank.ts";
import "../../src/vitest.ts";
import { stepToOpen } from "../../src/attach/step-to-open.ts";

async function played() {
  const bank = createBank();
  const client = new BankClient(clientOptions(bank));
  const { id } = bank.accounts.create({ name: "Operating" });
  const card = bank.cards.create({ account_id: id });
  return { bank, client, card };
}

const numberOf = (steps: readonly TraceStep[], error?: unknown, asserted?: ReadonlySet<string>) => {
  const place = stepToOpen(steps, error, asserted);
  return place === null ? null : steps[place]?.number;
};

describe("stepToOpen", () => {
  test("opens the request whose error the test failed with, although others were refused later", async () => {
    const { bank, client } = await played();
    const error = await client.cards.retrieve("card_unknown").catch((reason) => reason);
    await client.cards.retrieve("card_other").catch(() => {});
    expect(numberOf(bank.trace().steps, error)).toBe(3);
    expect(numberOf(bank.trace().steps, new Error("wrapped", { cause: error }))).toBe(3);
    expect(numberOf(bank.trace().steps, new Error("another"))).toBe(4);
  });

  test("opens the latest decline or refused call, although others succeeded later", async () => {
    const { bank, client, card } = await played();
    await client.cards.retrieve("card_unknown").catch(() => {});
    bank.network.cardAuthorizations.create({ card_id: card.id, amount: 5_00 });
    await client.accounts.list();
    expect(numberOf(bank.trace().steps)).toBe(4);
  });

  test("opens the last change if the test has asserted the decline, and the decline if the assertion failed", async () => {
    const session = openTestBank(createBank(), "fails");
    const { bank } = session;
    const { id } = bank.accounts.create({ name: "Operating" });
    const card = bank.cards.create({ account_id: id });
    const result = bank.network.cardAuthorizations.create({ card_id: card.id, amount: 5_00 });
    bank.accounts.create({ name: "Payroll" });
    const opened = () => numberOf(bank.trace().steps, undefined, openedBank(bank)?.assertedDeclines);
    expect(() => expect(result).not.toBeDeclined()).toThrow("not to be declined");
    expect(() => expect(result).toBeDeclined({ reason: "card_canceled" })).toThrow("to be declined with card_canceled");
    expect(opened()).toBe(3);
    expect(result).toBeDeclined({ reason: "insufficient_funds" });
    expect(opened()).toBe(4);
    session.close();
  });

  test("opens the latest call whose webhook was not delivered, if nothing was declined or refused", async () => {
    const { bank, client } = await played();
    bank.eventSubscriptions.create({ url: "https://app.test/webhooks" });
    bank.accounts.create({ name: "Payroll" });
    bank.clock.advance({ days: 4 });
    await client.accounts.list();
    const opened = bank.trace().steps.find(({ number }) => number === numberOf(bank.trace().steps));
    expect(opened).toMatchObject({ operation: "accounts.create" });
  });

  test("opens the last call that is not a read if all succeeded, a read if there is no other, and nothing without calls", async () => {
    const { bank, client } = await played();
    await client.accounts.list();
    expect(numberOf(bank.trace().steps)).toBe(2);
    const unchanged = createBank();
    unchanged.accounts.list();
    unchanged.cards.list();
    expect(numberOf(unchanged.trace().steps)).toBe(2);
    expect(numberOf(createBank().trace().steps)).toBeNull();
  });

  test("does not follow a cause that leads back to its error", () => {
    const error = new Error("first");
    const other = new Error("second", { cause: error });
    error.cause = other;
    expect(stepToOpen([], error)).toBeNull();
  });
});
