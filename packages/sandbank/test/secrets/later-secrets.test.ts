import { createBank } from "@sandbank/engine";
import { ensureRedactor } from "@sandbank/view/session/bank-redactor";
import { expect, test } from "vitest";

const secret = "a-signing-secret-1";
const url = "https://app.test/webhooks";

test("hides a secret that the bank got after the first read, in a later text that only quotes the secret", () => {
  const bank = createBank();
  ensureRedactor(bank)(bank.trace().steps);
  bank.eventSubscriptions.create({ url, shared_secret: secret });
  expect(ensureRedactor(bank)(`bad signature, expected key ${secret}`)).toBe("bad signature, expected key redacted-1");
});

test("hides a secret that a rotation made after the first read", () => {
  const bank = createBank();
  const { id } = bank.eventSubscriptions.create({ url });
  ensureRedactor(bank)(bank.trace().steps);
  bank.webhooks.rotateSecret(id, { secret });
  expect(ensureRedactor(bank)(`expected=${secret}`)).toMatch(/^expected=redacted-\d$/);
});

test("hides a secret of the state that a restore brings back", () => {
  const bank = createBank();
  const other = createBank();
  other.eventSubscriptions.create({ url, shared_secret: secret });
  ensureRedactor(bank);
  bank.restore(other.snapshot().toJSON());
  expect(ensureRedactor(bank)(`expected=${secret}`)).toBe("expected=redacted-1");
});

test.each([0, 1, 9])("hides a quoted secret that the bank generated, after %i rotations", (rotations) => {
  const bank = createBank();
  const { id } = bank.eventSubscriptions.create({ url });
  for (let rotation = 0; rotation < rotations; rotation++) bank.webhooks.rotateSecret(id);
  const answer = { subscriptionId: id, answer: `401: expected key ${bank.webhooks.secret(id)}` };
  expect(ensureRedactor(bank)(answer)).toEqual({ subscriptionId: id, answer: "401: expected key redacted-1" });
});
