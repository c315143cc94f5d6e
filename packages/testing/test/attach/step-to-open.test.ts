import { createBank, type TraceStep } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { describe, expect, test } from "vitest";
import { stepToOpen } from "../../src/attach/step-to-open.ts";

async function played() {
  const bank = createBank();
  const client = new BankClient(clientOptions(bank));
  const { id } = bank.accounts.create({ name: "Operating" });
  const card = bank.cards.create({ account_id: id });
  return { bank, client, card };
}

const numberOf = (steps: readonly TraceStep[], error?: unknown) => {
  const place = stepToOpen(steps, error);
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
