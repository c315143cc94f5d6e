import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DueQueue, type DueWork, dequeue, enqueue, workIn, workInOrder } from "../../src/state/due-queue.ts";

function work(at: number, order: number): DueWork {
  return { at, order, job: { kind: "events.retire" } };
}

function drained(queue: DueQueue): DueWork[] {
  const done: DueWork[] = [];
  for (let rest = queue; rest !== null; rest = dequeue(rest)) done.push(rest.work);
  return done;
}

function inOrder(all: readonly DueWork[]): DueWork[] {
  return all.toSorted((one, other) => one.at - other.at || one.order - other.order);
}

/** Few different times, so that many are equal. */
const instants = fc.array(fc.nat({ max: 9 }), { maxLength: 80 });

describe("the queue of due work", () => {
  test("returns due work by time, and at the same time in the order of creation", () => {
    fc.assert(
      fc.property(instants, (times) => {
        const all = times.map(work);
        expect(drained(all.reduce<DueQueue>(enqueue, null))).toEqual(inOrder(all));
      }),
      { seed: 20_260_111, numRuns: 300 },
    );
  });

  test("returns the same order for every order of insertion", () => {
    fc.assert(
      fc.property(
        instants
          .map((times) => times.map(work))
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(drained(shuffled.reduce<DueQueue>(enqueue, null))).toEqual(inOrder(all));
        },
      ),
      { seed: 20_260_112, numRuns: 200 },
    );
  });

  test("keeps the order when work is inserted between removals", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat({ max: 9 }), { freq: 3 }), { maxLength: 100 }), (moves) => {
        let queue: DueQueue = null;
        let model: DueWork[] = [];
        for (const [order, at] of moves.entries()) {
          if (at !== null) {
            queue = enqueue(queue, work(at, order));
            model = inOrder([...model, work(at, order)]);
          } else if (queue !== null) {
            expect(queue.work).toEqual(model.shift());
            queue = dequeue(queue);
          }
        }
        expect(drained(queue)).toEqual(model);
      }),
      { seed: 20_260_113, numRuns: 300 },
    );
  });

  test("leaves a fork of the queue unchanged", () => {
    fc.assert(
      fc.property(instants, instants, fc.nat({ max: 20 }), (before, later, taken) => {
        const shared = before.map(work).reduce<DueQueue>(enqueue, null);
        let mine = later.map((at, index) => work(at, 1_000 + index)).reduce<DueQueue>(enqueue, shared);
        for (let index = 0; index < taken && mine !== null; index++) mine = dequeue(mine);
        expect(drained(shared)).toEqual(inOrder(before.map(work)));
      }),
      { seed: 20_260_114, numRuns: 200 },
    );
  });

  test("reads due work in order, and changes nothing", () => {
    fc.assert(
      fc.property(instants, fc.nat({ max: 40 }), (times, taken) => {
        let queue = times.map(work).reduce<DueQueue>(enqueue, null);
        for (let index = 0; index < taken && queue !== null; index++) queue = dequeue(queue);
        const before = JSON.stringify(queue);
        expect([...workInOrder(queue)]).toEqual(drained(queue));
        expect(JSON.stringify(queue)).toBe(before);
      }),
      { seed: 20_260_116, numRuns: 300 },
    );
  });

  test("lists all due work", () => {
    fc.assert(
      fc.property(instants, (times) => {
        const all = times.map(work);
        expect(inOrder(workIn(all.reduce<DueQueue>(enqueue, null)))).toEqual(inOrder(all));
      }),
      { seed: 20_260_115, numRuns: 100 },
    );
  });

  test.each([
    { name: "rising", at: (index: number) => index },
    { name: "falling", at: (index: number) => -index },
    { name: "equal", at: () => 0 },
  ])("handles 20,000 $name times without a stack overflow", ({ at }) => {
    const all = Array.from({ length: 20_000 }, (_, index) => work(at(index), index));
    const queue = all.reduce<DueQueue>(enqueue, null);
    expect(workIn(queue)).toHaveLength(20_000);
    expect([...workInOrder(queue)]).toEqual(inOrder(all));
    expect(drained(queue)).toEqual(inOrder(all));
  });
});
