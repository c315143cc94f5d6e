/** The secrets that other text may quote. */
export interface QuotedSecrets {
  /** Adds a text that quotes a secret. Short ones are not recognized, because they can be words of any text. */
  add(quoted: string, secret: string): void;
  /** Parses JSON, with what `hide` returns in place of each quoted secret. */
  parse(json: string, hide: (secret: string) => string): unknown;
}

/** Shorter secrets are replaced only where their name stands. */
const QUOTED_LENGTH = 12;

export function createQuotedSecrets(): QuotedSecrets {
  /** The texts, each with the secret that it stands for, by their first characters, longest first. */
  const known = new Map<string, (readonly [quoted: string, secret: string])[]>();
  /** Matches JSON in which one of the texts may begin. Made when it is used, after texts were added. */
  let beginnings: RegExp | null = null;

  function replaceIn(value: string, hide: (secret: string) => string): string {
    let hidden = "";
    let rest = 0;
    for (let at = 0; at + QUOTED_LENGTH <= value.length; at++) {
      const found = known.get(value.slice(at, at + QUOTED_LENGTH))?.find(([quoted]) => value.startsWith(quoted, at));
      if (found === undefined) continue;
      hidden += value.slice(rest, at) + hide(found[1]);
      rest = at + found[0].length;
      at = rest - 1;
    }
    return hidden + value.slice(rest);
  }

  return {
    add(quoted, secret) {
      if (quoted.length < QUOTED_LENGTH) return;
      const start = quoted.slice(0, QUOTED_LENGTH);
      const others = known.get(start) ?? [];
      if (others.some(([other]) => other === quoted)) return;
      if (others.length === 0) beginnings = null;
      known.set(
        start,
        [...others, [quoted, secret] as const].sort(([one], [other]) => other.length - one.length),
      );
    },
    parse(json, hide) {
      beginnings ??= new RegExp([...known.keys()].map(jsonPattern).join("|") || "(?!)");
      // Most JSON quotes no secret, so its texts need not be searched one by one.
      if (!beginnings.test(json)) return JSON.parse(json);
      return JSON.parse(json, (_, value) => (typeof value === "string" ? replaceIn(value, hide) : value));
    },
  };
}

/** A pattern of a text as JSON has it. */
function jsonPattern(text: string): string {
  // The first characters of a text may end with half of a pair, which JSON writes otherwise than the pair.
  const json = JSON.stringify(text.replace(/[\ud800-\udbff]$/, "")).slice(1, -1);
  return json.replace(/[$(-+.?[-^{-}/]/g, "\\$&");
}
