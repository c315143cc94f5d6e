import { createHmac, timingSafeEqual } from "node:crypto";

/** A delivery on arrival. */
export interface Arrived {
  readonly id: string | null;
  readonly timestamp: string | null;
  /** `webhook-signature`. */
  readonly signatures: string | null;
  readonly body: string;
  readonly request: Request;
}

/** The fields of the Event that the receiver reads. */
interface ArrivedEvent {
  readonly id: string;
  readonly associated_object_type: string;
  readonly created_at: string;
}

/** The steps of a receiver. A wrong receiver replaces one or more of them. */
export interface Steps {
  /** Whether the timestamp is near the present, in seconds. */
  isTimely(timestamp: string | null, now: number): boolean;
  /** The texts of which one must be signed. */
  signedTexts(arrived: Arrived): readonly string[];
  /** The secrets of which one must have signed. */
  secrets(secret: string): readonly string[];
  /** The signatures to compare, without their version. */
  candidates(list: string): readonly string[];
  /** Whether a signature equals the correct one. */
  isSame(candidate: string, right: string): boolean;
  /** Whether a delivery is accepted without checking its signatures. */
  isExempt(arrived: Arrived): boolean;
  /** The HTTP status for a verified delivery. */
  handle(event: ArrivedEvent, arrived: Arrived): number | Promise<number>;
}

/** The seconds of a timestamp, or NaN if it does not have the form in the contract. */
export function secondsOf(timestamp: string | null): number {
  return /^[1-9][0-9]{0,11}$/.test(timestamp ?? "") ? Number(timestamp) : Number.NaN;
}

export const rightSteps: Steps = {
  isTimely: (timestamp, now) => Math.abs(now - secondsOf(timestamp)) <= 300,
  signedTexts: ({ id, timestamp, body }) => (id === null ? [] : [`${id}.${timestamp}.${body}`]),
  secrets: (secret) => [secret],
  candidates: (list) => list.split(" ").flatMap((each) => (each.startsWith("v1,") ? [each.slice(3)] : [])),
  isSame: (candidate, right) =>
    candidate.length === right.length && timingSafeEqual(Buffer.from(candidate), Buffer.from(right)),
  isExempt: () => false,
  handle: () => 204,
};

/** A receiver of webhooks that follows the contract, except in the given steps. */
export function receiverWith(
  wrong: Partial<Steps>,
  { secret, now }: { readonly secret: string; readonly now: () => number },
): (request: Request) => Promise<Response> {
  const steps = { ...rightSteps, ...wrong };
  const isSigned = (arrived: Arrived) =>
    steps.secrets(secret).some((key) =>
      steps.signedTexts(arrived).some((text) => {
        const right = createHmac("sha256", key).update(text).digest("base64");
        return steps.candidates(arrived.signatures ?? "").some((candidate) => steps.isSame(candidate, right));
      }),
    );
  return async (request) => {
    const arrived = {
      id: request.headers.get("webhook-id"),
      timestamp: request.headers.get("webhook-timestamp"),
      signatures: request.headers.get("webhook-signature"),
      body: await request.text(),
      request,
    };
    if (!steps.isTimely(arrived.timestamp, Math.floor(now() / 1_000))) return new Response("time", { status: 400 });
    if (!(steps.isExempt(arrived) || isSigned(arrived))) return new Response("signature", { status: 401 });
    return new Response(null, { status: await steps.handle(JSON.parse(arrived.body), arrived) });
  };
}
