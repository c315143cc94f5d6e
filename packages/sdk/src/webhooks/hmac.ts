import { Buffer } from "node:buffer";
import * as crypto from "node:crypto";
import type { SecretKey } from "./secret-keys.ts";

/** The block size of SHA-256 in bytes. A digest has half of that, so the outer hash is over 96 bytes. */
const block = 64;

/**
 * A buffer for hashing a usual webhook in one call, which takes half the time of `createHmac`. It contains the key only
 * while `hmac` runs: between two calls its first block is zeros.
 */
const scratch = Buffer.alloc(16_384);

/** Returns the HMAC with SHA-256 (RFC 2104) of the two parts together, as Base64. */
export function hmac(key: SecretKey, prefix: string, body: string | Uint8Array): string {
  // A character takes up to three bytes, so a message of this length and a block fit into the buffer. Some runtimes
  // other than Node do not have `hash`.
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
