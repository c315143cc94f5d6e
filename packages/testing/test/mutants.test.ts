import assert from "node:assert/strict";
import { type Bank, createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { type Account, BankClient } from "@sandbank/sdk";
import { describe, expect, test } from "vitest";
import { playRun } from "../src/mutants/play-run.ts";
import { mutants } from "../src/mutants.ts";

const bank = createBank();

/** Opens an Account, and expects what `expects` says of it. */
function opening(expects: (opened: Account) => unknown) {
  return async (on: Bank) => {
    await expects(await new BankClient(clientOptions(on)).accounts.create({ name: "Ada" }));
  };
}

const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id);
const only = ["value/account."];

test("says which mutants a run notices, and which it does not", async () => {
  const run = opening(({ name }) => assert.equal(name, "Ada"));
  const { reached, noticed, notNoticed, setAside, notAccepted } = await mutants({ bank, run, only });
  expect(ids(noticed)).toEqual(["value/account.name"]);
  expect(noticed[0]?.error).toBeInstanceOf(assert.AssertionError);
  expect(notNoticed).toContainEqual({
    id: "value/account.status",
    sentence: "`status` of an Account has another value.",
    noticedBy: "Expect the exact `status` of the Account.",
  });
  expect(reached).toHaveLength(noticed.length + notNoticed.length);
  expect([...setAside, ...notAccepted]).toEqual([]);
});

test("prints the result as a table", async () => {
  const result = await mutants({
    bank,
    run: opening(({ status }) => assert.equal(status, "open")),
    only: ["value/account.status", "value/account.name"],
  });
  expect(`${result}`).toMatchInlineSnapshot(`
    "Your tests reach 2 of 2 ways in which the bank can be wrong. They notice 1.

    not noticed (1)
      1. \`name\` of an Account is another text.
         value/account.name
         A test that would notice: expect the exact \`name\` of the Account."
  `);
});

test("plays permitted changes, and says which a run does not accept", async () => {
  const run = opening((opened) => assert.equal(Object.keys(opened).length, 16));
  const { reached, notAccepted } = await mutants({ bank, run, only: ["permitted"] });
  expect(ids(reached)).toEqual(expect.arrayContaining(["permitted/longer-ids", "permitted/new-value/account.status"]));
  expect(ids(notAccepted)).toEqual(["permitted/new-field"]);
});

test("leaves the bank as it is", async () => {
  const before = bank.snapshot();
  await mutants({ bank, run: opening(() => {}), only });
  expect(bank.diff(before)).toEqual(bank.diff(bank));
});

test("plays the webhooks of a run", async () => {
  const { noticed, notNoticed } = await mutants({
    bank,
    only: ["webhook/account.created"],
    async run(on) {
      const received: string[] = [];
      on.eventSubscriptions.create({ url: "https://app.example/webhooks" });
      const deliverer = createDeliverer(on, {
        receivers: {
          "https://app.example/webhooks": async (request) => {
            received.push(((await request.json()) as { category: string }).category);
            return new Response();
          },
        },
      });
      on.accounts.create({ name: "Ada" });
      await deliverer.settled();
      deliverer.close();
      assert.ok(received.includes("account.created"));
    },
  });
  expect(ids(noticed)).toEqual(["webhook/account.created/unsent"]);
  expect(ids(notNoticed)).toEqual(["webhook/account.created/other-object", "webhook/account.created/wrong-secret"]);
});

describe("a run", () => {
  test("notices a mutant by work that it does not await", async () => {
    const { noticed } = await mutants({
      bank,
      only: ["value/account.name"],
      run: opening(({ name }) => {
        Promise.resolve().then(() => assert.equal(name, "Ada"));
      }),
    });
    expect(noticed).toHaveLength(1);
  });

  test("must pass with the right bank", async () => {
    const run = opening(() => assert.fail("wrong"));
    await expect(mutants({ bank, run, only })).rejects.toThrow(
      "[sandbank] Failed to play mutants: `run` fails with the right bank. Let it pass first.",
    );
  });

  test("must pass again: it leaves nothing outside of the bank", async () => {
    let runs = 0;
    const run = opening(() => assert.equal(++runs, 1));
    await expect(mutants({ bank, run, only })).rejects.toThrow("`run` fails when it runs again.");
  });

  test("must not break by what a mutant left behind", async () => {
    let hasFailed = false;
    const run = opening(({ name }) => {
      hasFailed ||= name !== "Ada";
      assert.ok(!hasFailed);
    });
    await expect(mutants({ bank, run, only })).rejects.toThrow("`run` fails after runs with mutants.");
  });

  test("notices a mutant by not ending", async () => {
    const { failure } = await playRun(() => new Promise(() => {}), bank, 5);
    expect(failure?.error).toEqual(new Error("The run did not end within 5 ms."));
  });
});

test.each([
  ["no bank", { bank: {} as Bank }, "`bank` is an object. Pass a bank of `createBank()`."],
  ["no function", { run: 1 as unknown as () => void }, "`run` is 1. Pass a function that plays your tests."],
  ["an unknown id", { only: ["value/acount.name"] }, "Did you mean value/account.name?"],
  ["an unknown option", { onyl: [] }, 'there is no option "onyl". Did you mean "only"?'],
])("refuses %s", async (_, options, message) => {
  await expect(mutants({ bank, run: () => {}, ...options })).rejects.toThrow(message);
});
