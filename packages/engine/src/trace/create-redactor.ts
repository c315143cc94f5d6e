import { generatedSecret } from "../webhooks/secrets.ts";
import { createPlaceholders } from "./placeholders.ts";
import { createQuotedSecrets } from "./quoted-secrets.ts";
import { type Hide, redactNumbers, redactText, redactUrl } from "./redact-text.ts";
import { decodePercent, isSecretMember } from "./secret-names.ts";

/** Copies a text or plain data, such as a trace or a journal, with placeholders in place of secrets. */
export type Redactor = <Value>(value: Value) => Value;

/** "redacted", in Base64. */
const REDACTED_FILE = "cmVkYWN0ZWQ=";
const SUBSCRIPTION_ID = /^event_subscription_[0-9a-z]{20}$/;
/** How many secrets that the bank generated for an Event Subscription are recognized where text quotes them. */
const GENERATED_SECRETS = 10;
/**
 * Makes a function that replaces secrets: signing secrets, API keys, tokens, passwords, the user and the query of receivers'
 * URLs, all but the last four characters of the numbers that identify persons, and the contents of uploads. Use it before you
 * publish a trace or a journal. The same secret gets the same placeholder in all calls of the function, and different secrets
 * get different ones. A bank accepts a placeholder wherever it accepts the secret.
 *
 * Secrets are recognized by the name of their member or parameter; those of 12 characters or more, `keys`, and the first
 * 10 secrets that the bank generated for an Event Subscription whose id was seen, also where other text quotes them.
 *
 * @example
 * ```ts
 * const redact = createRedactor([bank.apiKey]);
 * const { genesis, requests, entries } = redact(bank.journal());
 * const journal = sealJournal({ genesis, requests, entries });
 * ```
 */
export function createRedactor(keys: Iterable<string> = []): Redactor {
  const placeholders = createPlaceholders();
  const quotable = createQuotedSecrets();
  /** The Event Subscriptions whose generated secrets are known. */
  const subscriptions = new Set<string>();
  for (const key of new Set(keys)) {
    placeholders.addKey(key);
    quotable.add(key, key);
  }

  const hide: Hide = (secret, isNamed) => {
    const placeholder = secret === "" ? secret : placeholders.choose(secret);
    // A placeholder stays, and nothing quotes it in place of a secret.
    if (isNamed && placeholder !== secret) {
      for (const each of [secret, decodePercent(secret)]) quotable.add(each, secret);
    }
    return placeholder;
  };

  function hideNumber(number: string): string {
    placeholders.chooseForNumber(number);
    return hide(number, true);
  }

  /** The journal has no secret that the bank generated, but a receiver may quote it. */
  function addGenerated(subscriptionId: string): void {
    if (subscriptions.has(subscriptionId)) return;
    subscriptions.add(subscriptionId);
    for (let before = 0; before < GENERATED_SECRETS; before++) {
      const secret = generatedSecret(subscriptionId, before);
      quotable.add(secret, secret);
    }
  }

  /** Everything below the name of a secret. A number stays one, so that a bank refuses it as before. */
  function hideAll(value: unknown): unknown {
    const hidden = (_: string, each: unknown) =>
      typeof each === "string" ? hide(each, true) : typeof each === "number" ? 0 : each;
    return value === undefined ? value : JSON.parse(JSON.stringify(value, hidden));
  }

  /** The numbers below `identification`, or what stands in place of it. */
  function hideNumbers(value: unknown): unknown {
    if (typeof value === "string") return hideNumber(value);
    const hidden = (name: string, each: unknown) =>
      name !== "number" ? each : typeof each === "string" ? hideNumber(each) : hideAll(each);
    return typeof value === "object" && value !== null ? JSON.parse(JSON.stringify(value, hidden)) : value;
  }

  function hideMember(name: string, value: unknown): unknown {
    if (isSecretMember(name, value)) return hideAll(value);
    if (name === "identification") return hideNumbers(value);
    if (typeof value !== "string") return value;
    if (SUBSCRIPTION_ID.test(value)) addGenerated(value);
    if (name === "url") return redactUrl(value, hide);
    // Only an upload has a parameter of this name, with its bytes in Base64.
    return name === "file" ? REDACTED_FILE : redactText(redactNumbers(value, hideNumber), hide);
  }

  return (value) => {
    // The functions of JSON copy deeply nested values without a deep stack of calls.
    const text = JSON.stringify(value, hideMember) as string | undefined;
    return text === undefined ? value : (quotable.parse(text, (secret) => hide(secret, false)) as typeof value);
  };
}
