import { type Redact, redactorOf } from "./redact.ts";
import { refused } from "./refused.ts";

/** The API key of a client. */
export interface Credentials {
  /** The key for an attempt. */
  readonly apiKey: () => string | Promise<string>;
  /** Masks the key; of keys that rotate the last two, since a call under way may have been sent the one before. */
  readonly redact: Redact;
}

export function credentialsOf(given: string | (() => string | Promise<string>)): Credentials {
  if (typeof given !== "function") {
    const redact = redactorOf(checkedKey(given));
    return { apiKey: () => given, redact };
  }
  let latest: string | undefined;
  let redactors: readonly Redact[] = [];
  return {
    apiKey: async () => {
      const apiKey = checkedKey(await given());
      if (apiKey !== latest) redactors = [redactorOf(apiKey), ...redactors.slice(0, 1)];
      latest = apiKey;
      return apiKey;
    },
    redact: (text) => redactors.reduce((masked, redact) => redact(masked), text),
  };
}

function checkedKey(apiKey: unknown): string {
  // A key with a line break, as read from a file, would otherwise be quoted in an error of fetch.
  if (typeof apiKey === "string" && /^[!-~]+$/.test(apiKey)) return apiKey;
  throw refused("apiKey", "text without spaces or line breaks, or a function that gives it");
}
