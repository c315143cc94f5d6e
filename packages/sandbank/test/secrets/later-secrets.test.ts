import { createBank } from "@sandbank/engine";
import { expect, test } from "vitest";
import { redactorOf } from "../../src/session/redact.ts";

const secret = "a-signing-secret-1";
const url = "https://app.test/webhooks";

test("hides a secret that the bank got after the first read, in a later text that only quotes the secret", () => {
  const bank = createBank();
  redactorOf(bank)(bank.trace().steps);
  bank.eventSubscriptions.create({ url, shared_secret: secret });
  expect(redactorOf(bank)(`bad signature, expected key ${secret}`)).toBe("bad signature, expected key redacted-1");
});

test("hides a secret that a rotation made after the first read", () => {
  const bank = createBank();
  const { id } = bank.eventSubscriptions.create({ url });
  redactorOf(bank)(bank.trace().steps);
  bank.webhooks.rotateSecret(id, { secret });
  expect(redactorOf(bank)(`expected=${secret}`)).toMatch(/^expected=redacted-\d$/);
});

test("hides a secret of the state that a restore brings back", () => {
  const bank = createBank();
  const other = createBank();
  other.eventSubscriptions.create({ url, shared_secret: secret });
  redactorOf(bank);
  bank.restore(other.snapshot().toJSON());
  expect(redactorOf(bank)(`expected=${secret}`)).toBe("expected=redacted-1");
});

test.each([0, 1, 9])("hides a quoted secret that the bank generated, after %i rotations", (rotations) => {
  const bank = createBank();
  const { id } = bank.eventSubscriptions.create({ url });
  for (let rotation = 0; rotation < rotations; rotation++) bank.webhooks.rotateSecret(id);
  const answer = { subscriptionId: id, answer: `401: expected key ${bank.webhooks.secret(id)}` };
  expect(redactorOf(bank)(answer)).toEqual({ subscriptionId: id, answer: "401: expected key redacted-1" });
});
