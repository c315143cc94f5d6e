/** A word that is searched for. */
export interface Word {
  /** In lower case, as it was written. */
  readonly raw: string;
  /**
   * Its parts, normalized as `plain` does. Digits have a space before them, because they are found at the start of a
   * number, and letters anywhere. None if the word can only be an amount.
   */
  readonly parts: readonly string[];
  /** The amounts that it can mean, if it is a number. */
  readonly amount: AmountRange | undefined;
}

/** Amounts of at least `least` and at most `most` cents, or of exactly `cents`, without their signs. */
interface AmountRange {
  readonly least: number;
  readonly most: number;
  readonly cents: number | undefined;
  /** Whether only amounts below zero are meant. */
  readonly isNegative: boolean;
}

/** Splits a text into the words that are searched for. */
export function parseWords(text: string): Word[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .flatMap((raw) => {
      const amount = parseAmount(raw);
      const parts = amount !== undefined && /[$.,−-]/.test(raw) ? [] : splitParts(raw);
      return parts.length === 0 && amount === undefined ? [] : [{ raw, parts, amount }];
    });
}

function splitParts(word: string): string[] {
  const parts = plain(word).split(" ");
  return parts.filter((part) => part !== "").map((part) => (/^\d/.test(part) ? ` ${part}` : part));
}

const ASCII = /^[ -~]*$/;

/** Normalizes a text: lower case, without accents, with single spaces in place of punctuation, and around it. */
export function plain(text: string): string {
  // Most texts are ASCII, for which the simple expression is much faster.
  const letters = ASCII.test(text)
    ? text.toLowerCase().replace(/[^a-z0-9]+/g, " ")
    : text
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .toLowerCase()
        .replace(/[\s\p{P}\p{C}\p{Sc}\p{Sk}\p{Sm}]+/gu, " ");
  return ` ${letters.trim()} `;
}

/** Returns whether a normalized text contains all parts of a word. */
export function contains(text: string, { parts }: Word): boolean {
  return parts.length > 0 && parts.every((part) => text.includes(part));
}

/** Returns whether a word means this amount, in cents. */
export function means({ amount }: Word, cents: number): boolean {
  if (amount === undefined || (amount.isNegative && cents >= 0)) return false;
  const size = Math.abs(cents);
  return (size >= amount.least && size <= amount.most) || size === amount.cents;
}

/**
 * Reads an amount as people write it: `45`, `45.00`, `$1,146.13`, `-45`. Without a fraction it means all amounts of so
 * many dollars; whole digits alone also mean so many cents, as the API writes amounts.
 */
function parseAmount(word: string): AmountRange | undefined {
  const [, minus, dollar, inner, whole = "", point, fraction = ""] =
    /^([-−+])?(\$)?([-−])?(\d{1,3}(?:,\d{3})+|\d{1,15})(\.)?(\d{0,2})$/.exec(word) ?? [];
  if (whole === "" || (point === undefined && fraction !== "")) return undefined;
  const digits = whole.replaceAll(",", "");
  const least = Number(digits + fraction.padEnd(2, "0"));
  const isCents = dollar === undefined && point === undefined && digits === whole;
  return {
    least,
    most: Number(digits + fraction.padEnd(2, "9")),
    cents: isCents ? Number(digits) : undefined,
    isNegative: (minus ?? inner ?? "+") !== "+",
  };
}
