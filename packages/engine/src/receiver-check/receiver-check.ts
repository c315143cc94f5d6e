import type { Event } from "@sandbank/contract";
import type { Signed } from "../webhooks/sign.ts";

/** A requirement for webhook receivers, and the deliveries that test it. */
export interface ReceiverCheck {
  /** An identifier in kebab case. */
  readonly name: string;
  /** The requirement as text: "accepts ..." or "refuses ...". */
  readonly what: string;
  /** The required response to each delivery. A refusal is any status but a 2xx. */
  readonly expected: "2xx" | "refusal";
  /** Deliveries that come first, one after the other. Each needs a response, with any status. Default: none. */
  readonly before?: readonly Draft[];
  /** The deliveries under test. Each is sent after the response to the previous one. */
  readonly deliveries: readonly Draft[];
  /** Whether to send all deliveries at once instead. Default: false. */
  readonly atOnce?: boolean;
  /** Why a receiver that does not meet the requirement is still safe. If set, it passes with a warning. */
  readonly tolerated?: string;
  /** How to fix a receiver that fails. */
  readonly advice: string;
  /** The sections of the contract that the requirement comes from. */
  readonly source: string;
}

/** How a delivery differs from a valid one: a change for each step in which it is made. */
export interface Draft {
  /** How long before the check the Event was created. Within a check, the same age means the same Event. Default: 0. */
  readonly ageSeconds?: number;
  /** Fields of the Event to replace. */
  readonly event?: Readonly<Partial<Record<keyof Event, string>>>;
  /** Changes the delivery before it is signed. */
  readonly signed?: (signed: Signed) => Signed;
  /**
   * A pattern that the valid signature must match for the draft to differ from it. Other Events are tried until one
   * does.
   */
  readonly needs?: RegExp;
  /**
   * Makes `webhook-signature` from the signature with the receiver's secret and one with a different secret. Undefined: the
   * delivery is not signed.
   */
  readonly signature?: (right: string, strange: string) => string | undefined;
  /** Changes the delivery after it is signed. */
  readonly sent?: (sent: Sent) => Sent;
}

/** The request that the receiver gets. */
export interface Sent {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Formats the JSON of the body differently: the same value, other bytes. */
export function respelled<Part extends { readonly body: string }>(part: Part): Part {
  return { ...part, body: JSON.stringify(JSON.parse(part.body), null, 2) };
}

/** Moves the timestamp by seconds. */
export function shifted(seconds: number): (signed: Signed) => Signed {
  return (signed) => ({ ...signed, timestamp: Number(signed.timestamp) + seconds });
}
