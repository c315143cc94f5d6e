import { createHash, timingSafeEqual } from "node:crypto";

/** Compares in a time that does not tell how much of two secrets is the same, nor how long they are. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** The credential in an `Authorization: Bearer` header; undefined if there is none. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
}
