import type { DeclinedTransaction, Transaction } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type ClauseIds, titleEnd } from "../../../../tests/support/rows.ts";
import type { Bank } from "../../src/index.ts";
import { eventsOf, expectBalances, MOST } from "./money.ts";
import { declineBy, declinedWith, expectResult, type NumberStage, START, stageWith, transactionWith } from "./rails.ts";
import { notNow, refusalOf, type Sent, send, stateText } from "./send.ts";

type Params = Readonly<Record<string, unknown>>;

/** A transfer on any rail. */
export interface Transfer extends Params {
  readonly id: string;
}

/** The test data of a rail that accepts or declines a credit when it arrives. */
export interface InstantRailCase {
  readonly name: string;
  readonly resource: Extract<keyof Bank & keyof Bank["network"], `inbound${string}Transfers`>;
  readonly type: string;
  /** Parameters that the transfer returns. */
  readonly said: Params;
  /** Parameters that the transfer does not return. */
  readonly alsoSent?: Params;
  /** The description of the Transaction and of the Declined Transaction. */
  readonly description: string;
  /** The other fields of an accepted transfer. */
  readonly accepted: (transaction: Transaction, transfer: Transfer) => object;
  readonly acceptedStatus: string;
  readonly category: Transaction["source"]["category"];
  /** The details in the source of the Transaction. */
  readonly details: (transfer: Transfer) => object;
  /** The fields that the bank generates or leaves empty by default. */
  readonly unsaid: (transfer: Transfer) => object;
  readonly declineCategory: DeclinedTransaction["source"]["category"];
  /** The clauses that each of `declines` proves. */
  readonly clauses: ClauseIds;
  /** Transfers to a disabled Account Number. */
  readonly declines: readonly DeclineCase[];
}

interface DeclineCase {
  readonly said: Params;
  /** The details in the source of the Declined Transaction. */
  readonly details: (transfer: Transfer) => object;
  /** Fields of the declined transfer. */
  readonly declined: (record: DeclinedTransaction) => (transfer: Transfer) => object;
}

/** Tests the common behavior of rails that accept or decline a credit when it arrives. */
export function testInstantRail(rail: InstantRailCase): void {
  const path = `/${rail.type}s`;
  const simulation = `/simulations${path}`;
  const retrieval = `${rail.resource}.retrieve` as const;

  let stage: NumberStage;
  let bank: NumberStage["bank"];
  let account: NumberStage["account"];
  let number: NumberStage["number"];
  beforeEach(() => {
    stage = stageWith();
    ({ bank, account, number } = stage);
  });

  const create = (amount: number, more: Params = {}) => {
    const { create: send }: { create: (params: never) => unknown } = bank.network[rail.resource];
    return send({ account_number_id: number.id, amount, ...more } as never) as Transfer;
  };
  const post = (params: Params): Sent => {
    const body = { account_number_id: number.id, amount: 1, ...params };
    return { method: "POST", path: simulation, body };
  };

  describe.each([rail])("a credit by $name", () => {
    test("posts an incoming credit at once", () => {
      let transfer: Transfer | undefined;
      const events = eventsOf(bank, () => {
        const answer = send<Transfer>(bank, post({ amount: 250, ...rail.said, ...rail.alsoSent }));
        expect(answer.status).toBe(200);
        transfer = answer.body;
      });
      const [transaction] = bank.transactions.list().data as [Transaction];
      expect(transfer).toEqual({
        ...rail.said,
        ...rail.accepted(transaction, transfer as Transfer),
        id: expect.stringMatching(`^${rail.type}_[0-9a-z]{20}$`),
        account_id: account.id,
        account_number_id: number.id,
        amount: 250,
        created_at: START,
        status: rail.acceptedStatus,
        type: rail.type,
      });
      expect(transaction).toEqual(
        transactionWith(stage, {
          amount: 250,
          description: rail.description,
          category: rail.category,
          details: rail.details(transfer as Transfer),
        }),
      );
      expectResult(retrieval, transfer ?? {});
      expectResult("transactions.retrieve", transaction);
      expect(events).toEqual([
        [`${rail.type}.created`, transfer?.id],
        ["transaction.created", transaction.id],
        [`${rail.type}.updated`, transfer?.id],
      ]);
      expectBalances(bank, account.id, 1_250);
    });

    test("generates the fields of a credit that the sender does not give, or leaves them empty", () => {
      const transfer = create(1);
      expect(transfer).toMatchObject(rail.unsaid(transfer));
      expectResult(retrieval, transfer);
      expectResult("transactions.retrieve", bank.transactions.list().data[0] ?? {});
    });

    test.each(rail.declines)(
      `records a declined credit with a positive amount (D-75, D-80, D-81): $said${titleEnd(rail.clauses)}`,
      (expected) => {
        bank.accountNumbers.update(number.id, { status: "disabled" });
        let transfer: Transfer | undefined;
        const declined = declineBy(stage, () => {
          transfer = create(250, expected.said);
        });
        expect(declined).toEqual(
          declinedWith(stage, {
            amount: 250,
            description: rail.description,
            category: rail.declineCategory,
            details: expected.details(transfer as Transfer),
          }),
        );
        expect(transfer).toMatchObject(expected.declined(declined)(transfer as Transfer));
        expectResult(retrieval, transfer ?? {});
      },
    );

    test("refuses a credit that takes the balance past the safe integers, and accepts one cent less (D-41)", () => {
      const before = stateText(bank);
      expect(refusalOf(send(bank, post({ amount: MOST - 999 })))).toEqual(notNow);
      expect(stateText(bank)).toBe(before);
      expect(create(MOST - 1_000)["status"]).toBe(rail.acceptedStatus);
      expectBalances(bank, account.id, MOST);
    });
  });
}
