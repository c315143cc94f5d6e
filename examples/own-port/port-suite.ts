import { describe, expect, test } from "vitest";
import { type CardBank, CardBankError } from "./port.ts";

/** An account to test with: the port, and what others do to it. */
export interface Subject {
  readonly bank: CardBank;
  /** Money arrives from elsewhere. */
  deposit(cents: number): Promise<void>;
  /** A shop charges a card. */
  charge(cardId: string, cents: number): Promise<void>;
}

/**
 * Tests what the app relies on. Each test opens an account of its own, because
 * a hosted sandbox keeps what earlier runs left there.
 */
export function testPort(name: string, open: () => Promise<Subject>): void {
  const opened = async () => {
    const subject = await open();
    await subject.deposit(100_00);
    const cardId = await subject.bank.issueCard(crypto.randomUUID(), 60_00);
    return { ...subject, cardId };
  };

  describe(`the port on ${name}`, () => {
    test("an incoming transfer can be spent", async () => {
      const { bank } = await opened();
      expect(await bank.available()).toBe(100_00);
    });

    test("an accepted payment reduces what can be spent", async () => {
      const { bank, cardId, charge } = await opened();
      await charge(cardId, 40_50);
      expect(await bank.available()).toBe(59_50);
      expect(await bank.payments(cardId)).toEqual([
        { cents: 40_50, outcome: "accepted" },
      ]);
    });

    test("a payment over the daily limit is declined", async () => {
      const { bank, cardId, charge } = await opened();
      await charge(cardId, 40_00);
      await charge(cardId, 20_01);
      expect(await bank.available()).toBe(60_00);
      expect(await bank.payments(cardId)).toEqual([
        { cents: 20_01, outcome: "over_limit" },
        { cents: 40_00, outcome: "accepted" },
      ]);
    });

    test("a payment that the balance does not cover is declined", async () => {
      const { bank, charge } = await opened();
      const cardId = await bank.issueCard(crypto.randomUUID(), 500_00);
      await charge(cardId, 100_01);
      expect(await bank.payments(cardId)).toEqual([
        { cents: 100_01, outcome: "no_money" },
      ]);
    });

    test("the same key issues one card", async () => {
      const { bank } = await opened();
      const key = crypto.randomUUID();
      const [first, second] = [
        await bank.issueCard(key, 10_00),
        await bank.issueCard(key, 10_00),
      ];
      expect(second).toBe(first);
    });

    test("a refused call is an error of the port", async () => {
      const { bank } = await opened();
      const refused = bank.issueCard(crypto.randomUUID(), -1);
      await expect(refused).rejects.toBeInstanceOf(CardBankError);
    });
  });
}
