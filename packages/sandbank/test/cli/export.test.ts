import { findFailure } from "@sandbank/view/session/run-test";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningServer } from "../../src/index.ts";
import { cli } from "../support/cli.ts";
import { startFrozen } from "../support/servers.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startFrozen();
});
afterAll(() => server.stop());

function run(line: string) {
  return cli(line.split(" "), { env: { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token } });
}

const decision = "card_decline.real_time_decision_reason.insufficient_funds";

test("`sandbank export --as test` of a named bank repeats a session in which an id came from an Event", async () => {
  await run(`trigger ${decision} --bank tested`);
  const { code, out, err } = await run("export --as test --bank tested");
  expect([code, err]).toEqual([0, expect.stringMatching(/^The test passes\. It has 6 of 6 calls\./)]);
  expect(out).toContain("bank.realTimeDecisions.action(latestEvents.data[0].associated_object_id, {");
  expect(findFailure(out)).toBeUndefined();
});

test("`sandbank export --as seed` of a named bank writes a seed of that session for any other bank", async () => {
  await run(`trigger ${decision} --bank seeded`);
  const { code, out } = await run("export --as seed --bank seeded");
  expect(code).toBe(0);
  const other = await startFrozen({ seeds: [JSON.parse(out)] });
  const env = { SANDBANK_URL: other.url, SANDBANK_ADMIN_TOKEN: other.token };
  const { data } = JSON.parse((await cli(["call", "declinedTransactions.list"], { env })).out);
  await other.stop();
  expect(data).toEqual([expect.objectContaining({ amount: -400 })]);
});

test("`sandbank export` exits with 2 and names the call and the id that steps cannot repeat", async () => {
  const { id } = JSON.parse((await run("call accounts.create name=Operating --bank cut")).out);
  await run(`call cards.create account_id=${id} --bank cut`);
  for (const as of ["seed", "test"]) {
    expect(await run(`export --as ${as} --from 1 --bank cut`)).toEqual({
      code: 2,
      out: "",
      err: `A step of the session cannot be repeated: cards.create. There is no account with the id "${id}" in this environment. Export the session --as journal.`,
    });
  }
});

test("`sandbank export --as test` leaves out the idempotency keys that a client sent", async () => {
  await run("call accounts.create name=Operating --idempotency-key 0f9a --bank keyed");
  const { code, out } = await run("export --as test --bank keyed");
  expect([code, out.includes('bank.accounts.create({ name: "Operating" });')]).toEqual([0, true]);
});

test("`sandbank export --as test` tests the decline that `sandbank explain` explains, also if an earlier one differs in the merchant only", async () => {
  await run("trigger card_decline.card_canceled --bank twice");
  const { data } = JSON.parse((await run("call cards.list --bank twice")).out);
  await run(
    `call simulations.cardAuthorizations.create card_id=${data[0].id} amount=400 merchant_descriptor=Hotel --bank twice`,
  );
  expect((await run("explain --bank twice")).out).toContain("at Hotel");
  const { code, out } = await run("export --as test --bank twice");
  expect([code, out.match(/merchant_descriptor: "(.*)"/)?.[1]]).toEqual([0, "Hotel"]);
});

test("`sandbank explain` finds the latest decline of a bank whose log has none", async () => {
  await run("trigger card_decline.card_canceled --bank loaded");
  await run("snapshot save declined --bank loaded");
  await run("snapshot load declined --bank loaded");
  expect((await run("explain --bank loaded")).out).toContain("card_canceled");
});
