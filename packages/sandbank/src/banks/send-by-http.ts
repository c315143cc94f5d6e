import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { type ClientRequest, Agent as HttpAgent, type RequestOptions, request as requestByHttp } from "node:http";
import { Agent as HttpsAgent, request as requestByHttps } from "node:https";
import { isIPv6 } from "node:net";
import { RefusedReceiverError, type SendDelivery } from "./egress.ts";

/**
 * The largest number of bytes of a response that are read. A delivery needs its status, and people the beginning of its
 * text.
 */
const MOST_BYTES = 65_536;

/** Statuses whose responses have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Finds all addresses of a name, as `lookup` of `node:dns` does. */
export type LookUp = (
  hostname: string,
  options: LookupOptions & { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Creates a function that sends deliveries through its own connections, so that the environment's proxy variables do not
 * apply. It does not follow redirects. `close` ends the connections that are kept.
 *
 * `allowsAddress` is asked about each address that a name resolves to, at each connection: what a name resolves to can change
 * between a check and the connection.
 */
export function createSender(
  allowsAddress: (hostname: string, address: string) => boolean = () => true,
  lookUp: LookUp = lookup,
): { readonly send: SendDelivery; close(): void } {
  const http = new HttpAgent({ keepAlive: true });
  const https = new HttpsAgent({ keepAlive: true });

  const lookUpAllowed: RequestOptions["lookup"] = (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, []);
      const allowed = found.filter(({ address }) => allowsAddress(hostname, address));
      const [first] = allowed;
      if (first === undefined) return callback(addressRefused(hostname, found), []);
      if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };

  function exchange(url: string, init: RequestInit, isRepeated = false): Promise<Response> {
    const { method = "POST", headers, body, signal } = init;
    const isSecure = url.startsWith("https:");
    const options: RequestOptions = {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      agent: isSecure ? https : http,
      lookup: lookUpAllowed,
      ...(signal && { signal }),
    };
    return new Promise((resolve, reject) => {
      const request: ClientRequest = (isSecure ? requestByHttps : requestByHttp)(url, options, (response) => {
        const chunks: Buffer[] = [];
        let length = 0;
        response.on("data", (chunk: Buffer) => {
          length += chunk.length;
          chunks.push(chunk);
          if (length > MOST_BYTES) response.destroy(new Error(`The response has more than ${MOST_BYTES} bytes.`));
        });
        response.on("error", reject);
        response.on("end", () => {
          const { statusCode: status = 0 } = response;
          if (status < 200 || status > 599) {
            return reject(new Error(`The receiver responded with the status ${status}, which does not exist in HTTP.`));
          }
          resolve(new Response(WITHOUT_BODY.has(status) ? null : Buffer.concat(chunks), { status }));
        });
      });
      request.on("error", (error: NodeJS.ErrnoException) => {
        // The receiver closed the kept connection at the same time. It may not have read the request.
        if (request.reusedSocket && error.code === "ECONNRESET" && !isRepeated) resolve(exchange(url, init, true));
        else reject(error);
      });
      request.end(typeof body === "string" ? body : Buffer.from(body as Uint8Array));
    });
  }

  return {
    send: (url, init) => exchange(url, init),
    close() {
      http.destroy();
      https.destroy();
    },
  };
}

function addressRefused(hostname: string, [first]: readonly LookupAddress[]): Error {
  if (first === undefined) return new Error(`${hostname} resolves to no address`);
  const { address } = first;
  const flag = `--deliver-to ${isIPv6(address) ? `[${address}]` : address}`;
  return new RefusedReceiverError(
    `${hostname} resolves to ${address}, where deliveries do not go`,
    `If it is your receiver, start with ${flag}`,
  );
}
