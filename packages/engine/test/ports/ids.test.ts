import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Bank, BankError, createBank, replay } from "../../src/index.ts";
import { derivedText, deriveId, deriveRequestId, deriveSortableId } from "../../src/ports/ids.ts";
import { deriveWords } from "../../src/ports/random.ts";
import { transferKinds } from "../proofs/proofs.ts";

/** The last time of a bank's clock: 9999-12-31T23:59:59.999Z. */
const END_OF_TIME = 253_402_300_799_999;

describe("deriveId", () => {
  test.each(["account", "physical_card", "declined_transaction"])(
    "makes ids of %s_ and 20 characters (D-13)",
    (prefix) => {
      const seed = deriveWords("shape");
      for (let number = 0; number < 2_000; number++) {
        expect(deriveId(seed, prefix, number)).toMatch(new RegExp(`^${prefix}_[0-9a-z]{20}$`));
      }
    },
  );

  test("uses each of the 36 characters at each place of an id", () => {
    const seed = deriveWords("characters");
    const seen = Array.from({ length: 20 }, () => new Set<string>());
    for (let number = 0; number < 2_000; number++) {
      const opaque = deriveId(seed, "card", number).slice("card_".length);
      for (const [place, character] of [...opaque].entries()) seen[place]?.add(character);
    }
    expect(seen.map(({ size }) => size)).toEqual(Array.from({ length: 20 }, () => 36));
  });

  test("makes the same ids for the same seed on every machine", () => {
    const seed = deriveWords("sandbox sandbank");
    expect([deriveId(seed, "account", 0), deriveId(seed, "account", 1)]).toEqual([
      "account_prblzkm93bf5wwxp0dtc",
      "account_qp1wzu1mrx9pojj4blfo",
    ]);
  });
});

describe("deriveRequestId", () => {
  test("makes request_ and 20 characters, different for each number and seed (D-13, D-16)", () => {
    const seeds = [deriveWords("one"), deriveWords("other")];
    const numbers = [...Array(2_000).keys(), 36 ** 5 - 1, 36 ** 5, 36 ** 5 + 1, 36 ** 6, 36 ** 7];
    const ids = numbers.flatMap((number) => seeds.map((seed) => deriveRequestId(seed, number)));
    for (const id of ids) expect(id).toMatch(/^request_[0-9a-z]{20}$/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(numbers.flatMap((number) => seeds.map((seed) => deriveRequestId(seed, number)))).toEqual(ids);
  });
});

describe("derivedText", () => {
  test.each([1, 4, 5, 20, 21, 24, 40])("derives text of %i characters from another text", (length) => {
    expect(derivedText("length", length)).toMatch(new RegExp(`^[0-9a-z]{${length}}$`));
    expect(derivedText("length", length)).toBe(derivedText("length", 40).slice(0, length));
  });
});

describe("deriveSortableId", () => {
  const moment = fc.record({
    time: fc.oneof(
      fc.integer({ min: 0, max: END_OF_TIME }),
      fc.constantFrom(0, 1, 35, 36, 36 ** 8 - 1, 36 ** 8, 36 ** 9 - 1, 36 ** 9, END_OF_TIME),
      fc.integer({ min: 1_767_225_600_000, max: 1_767_225_600_003 }),
    ),
    number: fc.oneof(fc.nat({ max: 100 }), fc.nat({ max: 36 ** 5 / 2 })),
  });

  test("makes Event ids that sort by time, then by number, over all of a bank's time (D-13)", () => {
    fc.assert(
      fc.property(moment, moment, fc.string(), (one, other, text) => {
        fc.pre(one.time !== other.time || one.number !== other.number);
        const seed = deriveWords(text);
        const isEarlier = one.time < other.time || (one.time === other.time && one.number < other.number);
        const ids = [one, other].map(({ time, number }) => deriveSortableId(seed, time, number));
        for (const id of ids) expect(id).toMatch(/^event_[0-9a-z]{20}$/);
        const [first, second] = ids as [string, string];
        expect(first < second).toBe(isEarlier);
      }),
      { seed: 20_260_118, numRuns: 2_000 },
    );
  });
});

describe("the ids of a bank", () => {
  test("makes ids in the shape of D-13, with Event ids that sort in the order of creation", () => {
    const bank = createBank();
    const waits = [0, 0, 1, 0, 35, 36, 1_295, 0, 86_400_000, 0, 1];
    const objects = waits.map((milliseconds, index) => {
      bank.clock.advance({ milliseconds });
      const account = bank.accounts.create({ name: `Account ${index}` });
      return bank.simulations.interestPayments.create({ account_id: account.id, amount: index + 1 });
    });
    const { data: events } = bank.events.list({ order_by: { field: "created_at", direction: "ascending" } });
    const ids = events.map(({ id }) => id);
    expect(ids).toHaveLength(waits.length * 2);
    expect(ids.toSorted()).toEqual(ids);
    expect(events.filter((_, index) => index % 2 === 1).map((event) => event.associated_object_id)).toEqual(
      objects.map(({ id }) => id),
    );
    for (const id of [...ids, ...events.map((event) => event.associated_object_id)]) {
      expect(id).toMatch(/^[a-z]+_[0-9a-z]{20}$/);
    }
  });
});

describe("the origin of ids (D-103)", () => {
  /** Creates an object of each kind with generated digits, and returns them. */
  function madeBy(bank: Bank) {
    const account = bank.accounts.create({ name: "Operating" });
    const { id: account_id } = account;
    bank.network.interestPayments.create({ account_id, amount: 100_000 });
    const number = bank.accountNumbers.create({ account_id, name: "Rent", inbound_checks: { status: "allowed" } });
    const card = bank.cards.create({ account_id });
    const sent = { account_number_id: number.id, amount: 100 };
    const subscription = bank.eventSubscriptions.create({ url: "https://example.com/hooks" });
    const lockbox = bank.lockboxAddresses.create({ description: "East" });
    const { pending_transaction: held } = bank.network.cardAuthorizations.create({ card_id: card.id, amount: 100 });
    return [
      account,
      number,
      card,
      bank.cards.details(card.id),
      subscription.id,
      bank.webhooks.secret(subscription.id),
      bank.lockboxRecipients.create({ account_id, lockbox_address_id: lockbox.id }),
      ...transferKinds.map((kind) => kind.send(bank.network, sent)),
      held,
      bank.network.cardSettlements.create({ card_id: card.id, pending_transaction_id: held?.id }),
      bank.network.cardSettlements.create({ card_id: card.id, amount: 10 }),
    ];
  }

  test("makes the same ids, numbers and secrets when an object of another type is created in between", () => {
    const bank = createBank();
    const other = bank.fork();
    const file = other.files.list().data[0]?.id as `file_${string}`;
    const design = { carrier_image_file_id: file, front_image_file_id: file, contact_phone: "555", description: "New" };
    other.physicalCardProfiles.create(design);
    const wait = { amount: 1, lockbox_address_id: other.lockboxAddresses.list().data[0]?.id } as const;
    other.network.inboundMailItems.create(wait);
    expect(JSON.stringify(madeBy(other))).toBe(JSON.stringify(madeBy(bank)));
  });

  test("puts the time only into the ids of Events", () => {
    const [before, later] = [createBank(), createBank()];
    later.clock.advance({ days: 3, milliseconds: 7 });
    const made = [before, later].map((bank) =>
      JSON.stringify(madeBy(bank)).match(/[a-z_]+_[0-9a-z]{20}\b|"(account_number|trace_number|last4)":"\d+"/g),
    );
    expect(made[1]).toEqual(made[0]);
    const opaque = (bank: Bank) => bank.events.list().data.map(({ id }) => id.slice("event_".length));
    expect(opaque(later).map((id) => id.slice(10))).toEqual(opaque(before).map((id) => id.slice(10)));
    expect(opaque(later)).not.toEqual(opaque(before));
  });

  test("advances no counter for a refused call", () => {
    const [asked, calm] = [createBank(), createBank()];
    const { id: closed } = asked.accounts.create({ name: "Closed" });
    calm.accounts.create({ name: "Closed" });
    for (const bank of [asked, calm]) bank.accounts.close(closed);
    for (const refused of [
      () => asked.accounts.create({ name: "" }),
      () => asked.cards.create({ account_id: closed }),
      () => asked.accountNumbers.create({ account_id: closed, name: "None" }),
      () => asked.network.interestPayments.create({ account_id: closed, amount: 1 }),
    ]) {
      expect(refused).toThrow(BankError);
    }
    expect(JSON.stringify(madeBy(asked))).toBe(JSON.stringify(madeBy(calm)));
  });

  test("keeps the counters for ids in a fork, a reset, a restore and a replay", () => {
    const bank = createBank();
    const opening = bank.fork();
    bank.accounts.create({ name: "First" });
    const restored = createBank({ seed: "other" });
    restored.restore(JSON.parse(JSON.stringify(bank.snapshot())));
    const reset = bank.fork();
    madeBy(reset);
    reset.reset();
    const others = [bank.fork(), restored, reset, replay(bank.journal())];
    const expected = JSON.stringify(madeBy(bank));
    expect(others.map((other) => JSON.stringify(madeBy(other)))).toEqual(others.map(() => expected));
    bank.reset();
    expect(JSON.stringify(madeBy(bank))).toBe(JSON.stringify(madeBy(opening)));
  });

  test("changes only later ids and request ids with the seed of a fork", () => {
    const bank = createBank();
    bank.accounts.create({ name: "First" });
    const fork = bank.fork({ seed: "other" });
    expect(fork.accounts.list()).toEqual(bank.accounts.list());
    expect(fork.apiKey).toBe(bank.apiKey);
    const requestId = (from: Bank) => from.handle({ method: "GET", path: "/accounts" }).headers["x-request-id"];
    expect(requestId(fork)).not.toBe(requestId(bank));
    expect(fork.accounts.create({ name: "Second" }).id).not.toBe(bank.accounts.create({ name: "Second" }).id);
  });

  test("repeats no id in 1,000 forks with different seeds and in forks of these", () => {
    const bank = createBank();
    bank.accounts.create({ name: "Before" });
    const before = new Set(idsOf(bank));
    const seen = new Set<string>();
    let count = 0;
    const collect = (fork: Bank) => {
      const { id: account_id } = fork.accounts.create({ name: "New" });
      fork.network.interestPayments.create({ account_id, amount: 1_000 });
      const { id: card_id } = fork.cards.create({ account_id });
      for (let turn = 0; turn < 3; turn++) fork.network.cardAuthorizations.create({ card_id, amount: 1 });
      const fresh = idsOf(fork).filter((id) => !before.has(id));
      count += fresh.length;
      for (const id of fresh) seen.add(id);
    };
    for (let index = 0; index < 1_000; index++) {
      const fork = bank.fork({ seed: index % 2 === 0 ? index : `seed ${index}` });
      if (index % 10 === 0) for (const seed of [index, `seed ${index}`, "sandbank"]) collect(fork.fork({ seed }));
      collect(fork);
    }
    collect(bank.fork());
    const live = createBank({ environment: "live" });
    collect(live);
    expect(count).toBeGreaterThan(20_000);
    expect(seen.size).toBe(count);
  });
});

/** The ids of a bank's Events and of their objects. */
function idsOf(bank: Bank): string[] {
  const { data } = bank.events.list({ limit: 100 });
  return [...new Set(data.flatMap(({ id, associated_object_id }) => [id, associated_object_id]))];
}
