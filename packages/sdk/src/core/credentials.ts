import { type Redact, redactorOf } from "./redact.ts";
import { refused } from "./refused.ts";

/** What an attempt is sent with. */
interface Credential {
  /** The value of the header. */
  readonly authorization: string;
  /** Masks the key of this attempt, and those of the client. */
  readonly redact: Redact;
}

/** The API key of a client. */
export interface Credentials {
  /** The credential for an attempt. */
  readonly credential: () => Credential | Promise<Credential>;
  /** Masks the key; of keys that rotate the last two. */
  readonly redact: Redact;
}

export function credentialsOf(given: string | (() => string | Promise<string>) | undefined): Credentials {
  if (given === undefined) throw refused("apiKey", "given, or be in the environment variable SANDBANK_API_KEY");
  if (typeof given !== "function") {
    const redact = redactorOf(checkedKey(given));
    const credential = { authorization: `Bearer ${given}`, redact };
    return { credential: () => credential, redact };
  }
  let latest: string | undefined;
  let redactors: readonly Redact[] = [];
  const redact: Redact = (text) => redactors.reduce((masked, one) => one(masked), text);
  return {
    credential: async () => {
      const apiKey = checkedKey(await given());
      if (apiKey !== latest) redactors = [redactorOf(apiKey), ...redactors.slice(0, 1)];
      latest = apiKey;
      const [own] = redactors as [Redact];
      // Its own for as long as the attempt takes: every call may be sent a key of its own meanwhile.
      return { authorization: `Bearer ${apiKey}`, redact: (text) => redact(own(text)) };
    },
    redact,
  };
}

function checkedKey(apiKey: unknown): string {
  // A key with a line break, as read from a file, would otherwise be quoted in an error of fetch.
  if (typeof apiKey === "string" && /^[!-~]+$/.test(apiKey)) return apiKey;
  throw refused("apiKey", "text without spaces or line breaks, or a function that gives it");
}
