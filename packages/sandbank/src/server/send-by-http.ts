import { Agent as HttpAgent, type RequestOptions, request as requestByHttp } from "node:http";
import { Agent as HttpsAgent, request as requestByHttps } from "node:https";
import type { SendDelivery } from "./egress.ts";

/** So much of a response is read, in bytes: a delivery needs its status only. */
const MOST_BYTES = 65_536;

/**
 * Sends a delivery with agents of its own: the environment's proxy variables do not apply. A redirect is not followed. Call
 * `close` to end the connections that are kept.
 */
export function createSender(): { readonly send: SendDelivery; close(): void } {
  const http = new HttpAgent({ keepAlive: true });
  const https = new HttpsAgent({ keepAlive: true });
  const send: SendDelivery = (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const isSecure = url.startsWith("https:");
      const options: RequestOptions = {
        method: method ?? "POST",
        headers: Object.fromEntries(new Headers(headers)),
        agent: isSecure ? https : http,
        ...(signal && { signal }),
      };
      const request = (isSecure ? requestByHttps : requestByHttp)(url, options, (response) => {
        let length = 0;
        response.on("data", (chunk: Buffer) => {
          length += chunk.length;
          if (length > MOST_BYTES) response.destroy(new Error(`The response has more than ${MOST_BYTES} bytes.`));
        });
        response.on("error", reject);
        response.on("end", () => resolve(new Response(null, { status: response.statusCode ?? 500 })));
      });
      request.on("error", reject);
      request.end(typeof body === "string" ? body : Buffer.from(body as Uint8Array));
    });
  return {
    send,
    close() {
      http.destroy();
      https.destroy();
    },
  };
}
