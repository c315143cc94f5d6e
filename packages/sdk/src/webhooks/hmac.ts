import { Buffer } from "node:buffer";
import * as crypto from "node:crypto";
import type { SecretKey } from "./secret-keys.ts";

/** SHA-256 works on blocks of so many bytes, and gives half of one: the outer hash is of 96 bytes. */
const block = 64;

/**
 * Large enough for any usual webhook: hashed in one call, it takes half the time of `createHmac`. The key is in it only
 * while `hmac` runs: between two calls its first block is zeros.
 */
const scratch = Buffer.alloc(16_384);

/** The HMAC with SHA-256 (RFC 2104) of the two parts together, as Base64. */
export function hmac(key: SecretKey, prefix: string, body: string | Uint8Array): string {
  // A character takes up to three bytes: so many and a block fit in. Runtimes other than Node came late to `hash`.
  const isShort = prefix.length + body.length < 5_440 && Buffer.byteLength(...key) <= block;
  if (!isShort || !crypto.hash) {
    return crypto
      .createHmac("sha256", crypto.createSecretKey(...key))
      .update(prefix)
      .update(body)
      .digest("base64");
  }
  try {
    scratch.write(...key);
    xorKey(0x36);
    const start = block + scratch.write(prefix, block);
    let end = start + body.length;
    if (typeof body === "string") end = start + scratch.write(body, start);
    else scratch.set(body, start);
    const inner = crypto.hash("sha256", scratch.subarray(0, end), "binary");
    xorKey(0x36 ^ 0x5c);
    scratch.write(inner, block, "binary");
    return crypto.hash("sha256", scratch.subarray(0, 96), "base64");
  } finally {
    scratch.fill(0, 0, 96);
  }
}

function xorKey(byte: number): void {
  for (let index = 0; index < block; index++) (scratch[index] as number) ^= byte;
}
