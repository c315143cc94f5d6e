import { hostName } from "./host-name.ts";

/** Whether deliveries can go to a host of this name: the name of a URL as it is compared, without scheme, port and path. */
export function isReceiverHost(text: string): boolean {
  const url = `http://${text}`;
  return URL.canParse(url) && new URL(url).hostname === text;
}

/** Whether a `Host` header can have this name: without scheme, port, path and brackets. */
export function isHostName(text: string): boolean {
  const name = text.toLowerCase();
  return hostName(name) === name || (name.includes(":") && hostName(`[${name}]`) === name);
}

/** Whether a browser can send this `Origin`: scheme, host and a port that is not the default one, or `null`. */
export function isOrigin(text: string): boolean {
  if (/^https?:/i.test(text)) return URL.canParse(text) && new URL(text).origin === text;
  return text === "null" || /^[a-z][a-z\d+.-]*:\/\/[^\s/?#]+$/.test(text);
}
