import { hostName } from "./host-name.ts";

/** Returns whether a text has the form of a receiver's host: the host of a URL, without scheme, port and path. */
export function isReceiverHost(text: string): boolean {
  const url = `http://${text}`;
  return URL.canParse(url) && new URL(url).hostname === text;
}

/** Returns whether a text has the form of a `Host` header's name: without scheme, port, path and brackets. */
export function isHostName(text: string): boolean {
  const name = text.toLowerCase();
  return hostName(name) === name || (name.includes(":") && hostName(`[${name}]`) === name);
}

/**
 * Returns whether a text has the form of an `Origin` header: scheme, host and a port that is not the default one, or
 * `null`.
 */
export function isOrigin(text: string): boolean {
  if (/^https?:/i.test(text)) return URL.canParse(text) && new URL(text).origin === text;
  return text === "null" || /^[a-z][a-z\d+.-]*:\/\/[^\s/?#]+$/.test(text);
}
