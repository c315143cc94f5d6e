import assert from "node:assert/strict";
import { test } from "node:test";
import { bankActions, bankProperty } from "@sandbank/testing/properties";
import * as fc from "fast-check";

const { wire } = bankActions;

const wiresArrive = (most: number) =>
  bankProperty({
    setup: () => null,
    actions: { wire },
    check: ({ bank }) => assert.ok(bank.transactions.list().data.length <= most),
  });

test("a wire arrives", () => fc.assert(wiresArrive(Number.POSITIVE_INFINITY), { seed: 1, numRuns: 5 }));
test("no wire arrives", () => fc.assert(wiresArrive(1), { seed: 1 }));
