import { constants } from "@sandbank/contract";
import { countCharacters, isTrimmedText, lastCharacters } from "../store/characters.ts";

/** Matches what a redactor writes in place of a secret, so that a placeholder is not redacted again. */
const PLACEHOLDER = /^(redacted(?:_key_|-)\d+)(?:x*|-.{4})$/su;
/** The most characters of any secret that the bank accepts. */
const LONGEST = constants.nameMaximumLength;

/** Chooses the placeholders of a redactor: the same one for the same secret, and different ones for different secrets. */
export interface Placeholders {
  addKey(key: string): void;
  /** The placeholder of a secret; a placeholder itself, if it is one already. */
  choose(secret: string): string;
  /** The same for the number that identifies a person. The placeholder ends as the number, because the bank returns that. */
  chooseForNumber(number: string): string;
}

export function createPlaceholders(): Placeholders {
  const chosen = new Map<string, string>();
  /** Placeholders that were there before, without their ends. */
  const taken = new Set<string>();
  let latest = 0;

  function pick(secret: string, create: (start: string) => string): string {
    const [, start] = PLACEHOLDER.exec(secret) ?? [];
    if (start !== undefined) {
      taken.add(start);
      return secret;
    }
    const known = chosen.get(secret);
    if (known !== undefined) return known;
    do latest++;
    while (taken.has(`redacted-${latest}`));
    const placeholder = create(`redacted-${latest}`);
    chosen.set(secret, placeholder);
    return placeholder;
  }

  // A secret that the bank refuses has a placeholder that it refuses, too.
  const toRefused = (start: string) => start.padEnd(LONGEST + 1, "x");
  let keys = 0;
  return {
    addKey: (key) => void chosen.set(key, `redacted_key_${++keys}`),
    choose: (secret) =>
      pick(secret, (start) => (isTrimmedText(secret, constants.sharedSecretMaximumLength) ? start : toRefused(start))),
    chooseForNumber: (number) =>
      pick(number, (start) =>
        isIdentificationNumber(number) ? `${start}-${lastCharacters(number, 4)}` : toRefused(start),
      ),
  };
}

/** Whether the bank accepts a text as the number that identifies a person. */
function isIdentificationNumber(number: string): boolean {
  const count = countCharacters(number, LONGEST);
  return number.isWellFormed() && count >= 4 && count <= LONGEST;
}
