import { type Journal, sealJournal } from "@sandbank/engine";
import type { SessionFile } from "./session-file.ts";

/**
 * Replaces what a session must not tell strangers: API keys, secrets of Event Subscriptions, the contents of uploads, and
 * the queries of URLs. The replayed bank has the same objects, ids, balances and declines. Names,
 * addresses and descriptions stay, because decline rules compare some of them. What the bank made of its seed stays, too.
 */
export function redactSession({ journal, steps, ...rest }: SessionFile): SessionFile {
  const redact = createRedaction();
  return { ...rest, journal: redactedJournal(journal, redact), steps: redact(steps) };
}

function redactedJournal({ genesis, requests, entries }: Journal, redact: <Value>(value: Value) => Value): Journal {
  const apiKeys = genesis.apiKeys.map((_, index) => `redacted_key_${index + 1}`);
  return sealJournal({ genesis: { ...genesis, apiKeys }, requests, entries: redact(entries) });
}

/** "redacted", in Base64. */
const REDACTED_FILE = "cmVkYWN0ZWQ=";

/** Returns a function that copies JSON. The same secret is replaced by the same text. */
function createRedaction(): <Value>(value: Value) => Value {
  const secrets = new Map<string, string>();

  function secretFor(secret: string): string {
    const known = secrets.get(secret) ?? `redacted-${secrets.size + 1}`;
    secrets.set(secret, known);
    return known;
  }

  function redactedMember(name: string, value: unknown): unknown {
    if (typeof value !== "string") return redact(value);
    if (name === "secret" || name === "shared_secret") return secretFor(value);
    if (name === "url") return value.replace(/[?#].*$/s, "");
    // Only an upload has a parameter of this name, with its bytes in Base64.
    return name === "file" ? REDACTED_FILE : value;
  }

  function redact<Value>(value: Value): Value {
    if (Array.isArray(value)) return value.map(redact) as Value;
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, redactedMember(name, each)])) as Value;
  }

  return redact;
}
