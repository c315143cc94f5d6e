import { isSecretParameter } from "./secret-names.ts";

/** Returns what takes the place of a secret. `isNamed`: whether its name says that it is one. */
export type Hide = (secret: string, isNamed: boolean) => string;

const USER_INFO = /(\/\/)([^\s/?#"'<>\\]+)(?=@)/g;
/** `?token=...`, and the same in a form or a command line. */
const PARAMETER = /([?&;#,\s"'`(]|^)([\w.%[\]-]{1,64})=([^\s&;#"'<>\\]+)/g;
/** `"token": "..."`, also in JSON that is a text within JSON, and `token: '...'`. */
const MEMBER = /(?<![\w-])([\w-]{1,64})(\\{0,4}["']?\s{0,8}:\s{0,8}\\{0,4}["'])([^"'\\]+)/g;
/** A digit tells a credential from words such as `Basic Checking`. */
const CREDENTIAL = /\b((?:Bearer|Basic)\s)(?=[^\s]{0,64}\d)([\w.~+/=-]{8,})/gi;

/** `identification: { method: "...", number: "..." }`, also in JSON that is a text within JSON. */
const NUMBER =
  /(\bidentification\\{0,4}["']?\s{0,8}:\s{0,8}\{(?:[^{}]|\{[^{}]{0,400}\}){0,400}?\bnumber\\{0,4}["']?\s{0,8}:\s{0,8}\\{0,4}["'])([^"'\\]+)/g;
/** `identification.number=...` in a command line, or `identification[number]=...` in a form. */
const NUMBER_PARAMETER = /(\bidentification(?:\.|\[|%5B)number(?:\]|%5D)?=["']?)([^\s&;#"'<>\\]+)/gi;

/** Hides the numbers that identify persons. */
export function redactNumbers(text: string, hideNumber: (number: string) => string): string {
  if (!text.includes("identification")) return text;
  const hidden = (_: string, before: string, number: string) => before + hideNumber(number);
  return text.replace(NUMBER, hidden).replace(NUMBER_PARAMETER, hidden);
}

/** Hides the secrets in a text that are recognized by where they stand. */
export function redactText(text: string, hide: Hide): string {
  if (!/[=@"']|earer|asic/i.test(text)) return text;
  const hideNamed = (whole: string, before: string, name: string, value: string, end: string) =>
    isSecretParameter(name) ? `${before}${end}${hide(value, true)}` : whole;
  return text
    .replace(USER_INFO, (_, before, secret) => before + hide(secret, true))
    .replace(PARAMETER, (whole, before, name, value) => hideNamed(whole, before, name, value, `${name}=`))
    .replace(MEMBER, (whole, name, between, value) => hideNamed(whole, "", name, value, `${name}${between}`))
    .replace(CREDENTIAL, (_, before, secret) => before + hide(secret, true));
}

/**
 * Hides the user, each value of the query, and the fragment of a receiver's URL: all of them can be what lets a caller in.
 * White space stays, because it makes a URL invalid.
 */
export function redactUrl(url: string, hide: Hide): string {
  const hidden = (text: string, isNamed: boolean) => text.replace(/\S+/g, (secret) => hide(secret, isNamed));
  const [, before = "", query = "", fragment = ""] = /^([^?#]*)([^#]*)(.*)$/s.exec(url) ?? [];
  const address = redactText(before, hide);
  const parameters = query.replace(
    /([?&;])([^=&;]*=)?([^&;]*)/g,
    (_, separator, name = "", value) => separator + name + hidden(value, isSecretParameter(name.slice(0, -1))),
  );
  return address + parameters + fragment.slice(0, 1) + hidden(fragment.slice(1), false);
}
