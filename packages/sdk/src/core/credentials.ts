import { keyRedactor, type Redact } from "./redact.ts";
import { refused } from "./refused.ts";

/** The credential that an attempt sends. */
interface Credential {
  /** The value of the `authorization` header. */
  readonly authorization: string;
  /** Masks the key of this attempt and the keys of the client. */
  readonly redact: Redact;
}

/** The API key of a client. */
export interface Credentials {
  /** Returns the credential for an attempt. */
  readonly credential: () => Credential | Promise<Credential>;
  /** Masks the key, or the last two keys if they rotate. */
  readonly redact: Redact;
}

export function createCredentials(given: string | (() => string | Promise<string>) | undefined): Credentials {
  if (given === undefined) throw refused("apiKey", "given, or be in the environment variable SANDBANK_API_KEY");
  if (typeof given !== "function") {
    const redact = keyRedactor(checkedKey(given));
    const credential = { authorization: `Bearer ${given}`, redact };
    return { credential: () => credential, redact };
  }
  let latest: string | undefined;
  let redactors: readonly Redact[] = [];
  const redact: Redact = (text) => redactors.reduce((masked, one) => one(masked), text);
  return {
    credential: async () => {
      const apiKey = checkedKey(await given());
      if (apiKey !== latest) redactors = [keyRedactor(apiKey), ...redactors.slice(0, 1)];
      latest = apiKey;
      const [own] = redactors as [Redact];
      // The attempt keeps a redactor for its own key, because the function may return a different key to each call in
      // the meantime.
      return { authorization: `Bearer ${apiKey}`, redact: (text) => redact(own(text)) };
    },
    redact,
  };
}

function checkedKey(apiKey: unknown): string {
  // If a key that was read from a file ends in a line break, fetch would quote the key in its error.
  if (typeof apiKey === "string" && /^[!-~]+$/.test(apiKey)) return apiKey;
  throw refused("apiKey", "text without spaces or line breaks, or a function that returns it");
}
