import { createHash, timingSafeEqual } from "node:crypto";

/**
 * Returns a check that compares texts with a secret. Its duration reveals neither how many characters agree nor how long
 * the secret is.
 */
export function secretCheck(secret: string): (given: string) => boolean {
  const expected = digest(secret);
  return (given) => timingSafeEqual(digest(given), expected);
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Returns the credential in an `Authorization: Bearer` header; undefined without one. */
export function readBearer(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
}
