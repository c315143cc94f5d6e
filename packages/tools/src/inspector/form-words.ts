/**
 * Returns the first clause of a summary: "Settle a card payment" for "Settle a card payment, as a merchant would.",
 * "Return a transfer" for "Return a transfer after its money moved."
 */
export function shortTitle(summary: string): string {
  return summary.replace(/(?:, (?:as|in|so|which|with) .*| (?:after|before) .*|\.)$/s, "");
}

/** The first verbs of a summary, and what they are about if it is a part of the object. */
const BEFORE_OBJECT = /^\w+(?: or \w+)?(?: [^,]*?(?= (?:(?:of|to|into) an?|of the|that) ))?/;

/**
 * Returns the words for a button on the object that a form changes: `Return` for "Return an Inbound ACH Transfer after its
 * money moved.", `Pay interest` for "Pay interest into an Account."
 */
export function chooseVerb(summary: string): string {
  return [BEFORE_OBJECT, / by [^.]+/].map((part) => part.exec(summary)?.[0]).join("");
}
