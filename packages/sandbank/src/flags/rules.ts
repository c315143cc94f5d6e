import { parseDuration } from "@sandbank/view/words/duration";
import type { Flag, Rule } from "./flag.ts";

export const DURATION_RULE = "Write a duration such as 30s or 1h30m.";

const isDuration: Rule = (text) => (parseDuration(text) === undefined ? DURATION_RULE : undefined);

/** Returns the rule of a whole number of at least `least`, and of at most `most` if it is given. */
export function isWhole(least: number, most?: number): Rule {
  const bounds = most === undefined ? `of ${least} or more` : `from ${least} to ${most}`;
  return (text) => {
    const isRight = /^\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= (most ?? Number(text));
    return isRight ? undefined : `It must be a whole number ${bounds}.`;
  };
}

/** The rule of a percentage. */
export const isPercent: Rule = (text) => {
  const isRight = text.trim() !== "" && Number(text) >= 0 && Number(text) <= 100;
  return isRight ? undefined : "It must be a number from 0 to 100.";
};

/** Returns the rule of a URL of HTTP. */
export function isUrl(example: string): Rule {
  return (text) =>
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? undefined : `Write a URL such as ${example}.`;
}

/** Makes a flag whose value is a duration. `usual`: its default. */
export function durationFlag(summary: string, usual?: string) {
  const flag = { type: "string", placeholder: "DURATION", rule: isDuration, summary } as const satisfies Flag;
  return usual === undefined ? flag : { ...flag, default: usual };
}

/** Makes a flag whose value is a number. `usual`: its default. */
export function numberFlag(rule: Rule, summary: string, usual: string) {
  return { type: "string", placeholder: "NUMBER", rule, summary, default: usual } as const satisfies Flag;
}
