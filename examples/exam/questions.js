import assert from "node:assert/strict";

/**
 * Twelve questions to an emulator, in the order of the page. Each resolves with the facts of a good answer, and rejects with
 * what is wrong. The `receiver` accepts webhooks and keeps them.
 */
export const questions = {
  async "same key"({ tenant }) {
    const test = tenant("same-key");
    const first = await test.create("Payroll", "key-1");
    assert.equal(first.status, 200, first.text);
    const again = await Promise.all([1, 2, 3, 4, 5].map(() => test.create("Payroll", "key-1")));
    for (const reply of again) assert.deepEqual(reply, first, "A retry has another response.");
    const { status } = await test.create("Savings", "key-1");
    assert.ok(status >= 400 && status < 500, `Another body with the key was answered with ${status}.`);
    assert.deepEqual(await idsOf(test), [first.id], "The key made more than one object.");
    return `6 requests, 1 response, 1 object; another body: ${status}`;
  },

  async list({ tenant }) {
    const test = tenant("list");
    const before = await create(test, 6);
    const inserted = [];
    const read = await idsOf(test, async () => inserted.push(...(await create(test, 1))));
    assert.equal(new Set(read).size, read.length, `The list has an object twice: ${read}`);
    const missing = before.filter((id) => !read.includes(id));
    assert.deepEqual(missing, [], "The list lacks objects that were there before it was read.");
    assert.ok(inserted.length > 0, "All objects came in one page.");
    return `${before.length} objects listed once each, ${inserted.length} inserted between pages`;
  },

  async Events({ tenant }, receiver) {
    const test = tenant("events");
    const { verify } = await test.subscribe(receiver.url);
    await test.advance("1s");
    const [seen, sent] = [(await test.events()).length, receiver.deliveries.length];
    const expected = await test.change();
    for (const { send } of test.wrongRequests()) await send();
    await test.advance("1s");
    const events = (await test.events()).slice(seen);
    const whats = events.map(({ what }) => what);
    assert.deepEqual(whats, expected);
    const webhooks = receiver.deliveries.slice(sent).map(({ headers, body }) => verify(headers, body));
    assert.deepEqual(webhooks.sort(), events.map(({ id }) => id).sort(), "The webhooks are not those of the Events.");
    return `6 changes, ${events.length} Events in order, ${webhooks.length} webhooks; refusals: none`;
  },

  async signature({ tenant }, receiver) {
    const test = tenant("signature");
    const { verify, sendRespelled } = await test.subscribe(receiver.url);
    const { id } = await test.create("Payroll");
    await test.advance("1s");
    const webhooks = [...receiver.deliveries];
    assert.ok(
      webhooks.some(({ body }) => body.includes(id)),
      "No webhook names the new object.",
    );
    for (const { headers, body } of webhooks) {
      assert.ok(verify(headers, body), `The signature does not fit the bytes ${body}`);
      assert.ok(!verify(headers, `${body} `), "The signature also fits other bytes.");
    }
    await sendRespelled();
    const parsed = (body) => JSON.stringify(JSON.parse(body));
    const respelled = receiver.deliveries.filter((each) => {
      return verify(each.headers, each.body) && !verify(each.headers, parsed(each.body));
    });
    assert.ok(respelled.length > 0, "An app that verifies JSON.stringify(JSON.parse(body)) accepts every webhook.");
    return `${webhooks.length} fit their bytes only, ${respelled.length} more fail if serialized again`;
  },

  async retry({ tenant }, receiver) {
    const test = tenant("retry");
    const { verify } = await test.subscribe(receiver.url);
    receiver.status = 500;
    await test.create("Payroll");
    await test.advance("1s");
    receiver.status = 204;
    const { id } = (await test.events()).at(-1);
    await test.advance("7d");
    const attempts = receiver.deliveries.filter(({ headers, body }) => verify(headers, body) === id);
    const statuses = attempts.map(({ status }) => status);
    assert.deepEqual(statuses, [500, 204], `The attempts were answered with ${statuses}.`);
    assert.deepEqual(attempts[1].body, attempts[0].body, "The second attempt has other bytes.");
    return "500, then the same id and bytes, then 204 and no more";
  },

  async time({ tenant }) {
    const test = tenant("time");
    const card = await test.openCard();
    const { expiresAt } = await test.pay(card, 40_00);
    const before = await test.events();
    assert.equal(await test.available(card), 60_00, "A payment of $40.00 leaves another balance than $60.00.");
    await test.advance("10d");
    assert.equal(await test.available(card), 100_00, "The hold of $40.00 has not expired.");
    await test.create("Payroll");
    const events = await test.events();
    assert.equal(events[before.length].at, expiresAt, "The hold expired at another time than its own.");
    const days = (Date.parse(events.at(-1).at) - Date.parse(before.at(-1).at)) / 86_400_000;
    assert.equal(days, 10, `The clock moved by ${days} days.`);
    return "10 days on request; a hold expired at its own time";
  },

  async isolation(emulator) {
    const test = emulator.tenant("isolation");
    const card = await test.openCard();
    await test.pay(card, 40_00);
    const before = await stateOf(test, card);
    const copy = await emulator.copy("isolation", "isolation-copy");
    assert.deepEqual(await stateOf(copy, card), before, "The copy differs from the original.");
    await copy.create("Payroll");
    await copy.advance("10d");
    assert.equal(await copy.available(card), 100_00, "The clock of the copy did not move.");
    assert.deepEqual(await stateOf(test, card), before, "A change of the copy changed the original.");
    assert.deepEqual(await idsOf(emulator.tenant("isolation-new")), [], "A new test sees objects of others.");
    return "a copy with the same data; its changes stay in it";
  },

  async refusals({ tenant }) {
    const test = tenant("refusals");
    const card = await test.openCard(); // The right requests are accepted.
    const before = await stateOf(test, card);
    const wrong = test.wrongRequests();
    for (const { what, status, names, send } of wrong) {
      const reply = await send();
      assert.equal(reply.status, status, `${what}: ${reply.status} ${reply.text}`);
      assert.ok(reply.text.includes(names), `${what}: the response does not have ${names}: ${reply.text}`);
    }
    assert.deepEqual(await stateOf(test, card), before, "A refused request changed something.");
    return `${wrong.length} mistakes named, each with its status; nothing changed`;
  },

  async "lost response"({ tenant }) {
    const test = tenant("lost-response");
    await test.loseResponse();
    const outcome = await test.create("Payroll", "key-1").catch(() => "lost");
    assert.equal(outcome, "lost", "The response was not lost.");
    const made = await idsOf(test);
    assert.equal(made.length, 1, `The request whose response was lost made ${made.length} objects.`);
    const retry = await test.create("Payroll", "key-1");
    assert.deepEqual([retry.id, ...(await idsOf(test))], [made[0], made[0]], "The retry made another object.");
    return "the work done, the connection cut, the retry the same";
  },

  async restart(emulator, receiver) {
    const test = emulator.tenant("restart");
    const { verify } = await test.subscribe(receiver.url);
    const card = await test.openCard();
    await test.pay(card, 40_00);
    receiver.status = 500;
    const first = await test.create("Payroll", "key-1");
    await test.advance("1s");
    const before = await stateOf(test, card);
    const { id } = (await test.events()).at(-1);
    await emulator.kill();
    await emulator.start();
    assert.deepEqual(await stateOf(test, card), before, "The restart lost or changed something.");
    assert.deepEqual(await test.create("Payroll", "key-1"), first, "A key from before has another response.");
    receiver.status = 204;
    await test.advance("10d");
    const attempts = receiver.deliveries.filter(({ headers, body }) => verify(headers, body) === id);
    assert.equal(attempts.at(-1)?.status, 204, "The webhook that failed before was not sent again.");
    assert.equal(await test.available(card), 100_00, "The hold from before did not expire.");
    return "killed; objects, Events, keys, webhooks and holds are there";
  },

  async "concurrent tests"({ tenant }) {
    async function play(worker) {
      const test = tenant(`worker-${worker}`);
      const card = await test.openCard();
      const payments = await Promise.all(Array.from({ length: 10 }, () => test.pay(card, 20_00)));
      await test.create("Payroll", "key-1");
      await test.advance(worker % 2 === 0 ? "10d" : "1h");
      const approved = payments.filter(({ declined }) => !declined).length;
      return { approved, objects: (await idsOf(test)).length, available: await test.available(card) };
    }
    const workers = [1, 2, 3, 4, 5, 6, 7, 8];
    const outcomes = await Promise.all(workers.map(play));
    const expected = workers.map((worker) => {
      return { approved: 2, objects: 2, available: worker % 2 === 0 ? 100_00 : 60_00 };
    });
    assert.deepEqual(outcomes, expected);
    return `${workers.length} at once; of 10 payments at once 2 fit the limit`;
  },

  async explanation({ tenant }) {
    const test = tenant("explanation");
    const card = await test.openCard();
    await test.pay(card, 40_00);
    const payment = await test.pay(card, 20_00);
    assert.ok(payment.declined, "A payment beyond the limit was approved.");
    const { reason, ...compared } = await test.explain(payment.id);
    assert.deepEqual(compared, { limit: 50_00, used: 40_00, requested: 20_00 });
    await test.advance("2d");
    assert.ok(!(await test.pay(card, 20_00)).declined, "A payment within the limit was declined.");
    assert.deepEqual(await test.explain(payment.id), { reason, ...compared }, "The explanation changed.");
    return `${reason}, $50.00 a day, $40.00 used, $20.00 asked`;
  },
};

/** Creates objects. Returns their ids. */
async function create(test, count) {
  const ids = [];
  while (ids.length < count) ids.push((await test.create(`Object ${ids.length}`)).id);
  return ids;
}

/** Reads all pages of the list, and does something between the first four. */
async function idsOf(test, between) {
  const ids = [];
  let cursor;
  for (let pages = 1; pages < 30; pages++) {
    const page = await test.list(cursor);
    ids.push(...page.ids);
    if (page.next === null) return ids;
    cursor = page.next;
    if (pages < 4) await between?.();
  }
  throw new Error(`The list does not end: ${ids}`);
}

/** What an app could read of a test. */
const stateOf = async (test, card) => [await idsOf(test), await test.events(), await test.available(card)];
