import { expect } from "vitest";
import type { Deliverer } from "../../src/deliver.ts";
import type { Bank } from "../../src/index.ts";
import type { Step } from "./advance-steps.ts";
import { createDeliveryModel } from "./delivery-model.ts";

/** A request that the receiver has not answered. */
export interface OpenRequest {
  readonly createdAt: number;
  readonly sentAt: number;
  answer(status: number): void;
}

interface Stage {
  readonly bank: Bank;
  readonly deliverer: Deliverer;
  /** The requests that the receiver has got since the last look. */
  readonly received: OpenRequest[];
}

/** Runs everything that does not wait for a receiver. */
const quiet = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Plays steps on a bank and on the model of it, and compares the two. The bank starts at the instant. */
export function createPlayer({ bank, deliverer, received }: Stage, start: number) {
  const model = createDeliveryModel(start);
  const advances: Promise<void>[] = [];
  const open: OpenRequest[] = [];
  let accounts = 0;

  const answer = (index: number, status: number) => {
    const [request] = open.splice(index, 1);
    const attempt = model.open()[index];
    if (request === undefined || attempt === undefined) return;
    model.answer(attempt, status);
    request.answer(status);
  };

  const settle = async () => {
    await quiet();
    model.settle();
    open.push(...received.splice(0));
    const sent = open.map(({ createdAt, sentAt }) => ({ createdAt, sentAt }));
    expect(sent).toEqual(model.open().map(({ createdAt, at }) => ({ createdAt, sentAt: at })));
    expect(bank.clock.now()).toBe(new Date(model.now()).toISOString());
  };

  const act = (step: Step) => {
    const now = new Date(model.now()).toISOString();
    if (step.kind === "create") {
      const name = `Account ${++accounts}`;
      model.create(name);
      expect(bank.accounts.create({ name }).created_at).toBe(now);
    } else if (step.kind === "refuse") {
      expect(() => bank.accounts.create({ name: "" })).toThrow("invalid_parameters_error");
    } else if (step.kind === "read") {
      expect(bank.clock.now()).toBe(now);
      expect(bank.accounts.list().data.filter(({ name }) => name.startsWith("Account "))).toHaveLength(accounts);
    } else if (step.kind === "advance") {
      model.advance(step.seconds * 1_000);
      advances.push(deliverer.advance({ seconds: step.seconds }));
    } else if (step.kind === "answer" && open.length > 0) {
      answer(step.open % open.length, step.status);
    }
  };

  return {
    advances,
    /** The calls and outcomes that the journal of the bank must have. */
    effects: model.effects,
    act,
    settle,
    /** Responds to every request until all advances have ended. */
    async answerAll() {
      await settle();
      while (open.length > 0) {
        answer(0, 204);
        await settle();
      }
      await Promise.all(advances);
    },
  };
}
