import type { Event } from "@sandbank/contract";
import type { Signed } from "../webhooks/sign.ts";

/** What a receiver of webhooks must do, and the deliveries that show whether it does. */
export interface ReceiverCheck {
  /** Kebab case, for programs. */
  readonly name: string;
  /** What the receiver does, for people: "refuses ..." */
  readonly what: string;
  /** What each delivery must be answered with. A refusal is any status but a 2xx. */
  readonly expected: "2xx" | "refusal";
  /** Deliveries that go ahead, one after the other: each must be answered, no matter with what. Default: none. */
  readonly before?: readonly Draft[];
  /** One after the other: each once the one before is answered. */
  readonly deliveries: readonly Draft[];
  /** All deliveries together instead. Default: false. */
  readonly atOnce?: boolean;
  /** Why a receiver that does otherwise is safe, if it is: it passes, with a warning. */
  readonly tolerated?: string;
  /** What to look for where it fails. */
  readonly advice: string;
  /** The section of the contract, or the decision, that asks for it. */
  readonly source: string;
}

/** How a delivery differs from a right one: the steps in which it is made. */
export interface Draft {
  /** How long before the check the Event was made. Within a check those of one age are one Event. Default: 0. */
  readonly ageSeconds?: number;
  /** Other fields of the Event. */
  readonly event?: Readonly<Partial<Record<keyof Event, string>>>;
  /** What is signed, and then sent. */
  readonly signed?: (signed: Signed) => Signed;
  /** What the right signature must have in it, for the draft to differ: Events are tried until it does. */
  readonly needs?: RegExp;
  /** `webhook-signature`, from the signatures with the secret of the receiver and with another one. */
  readonly signature?: (right: string, strange: string) => string;
  /** What is changed once it is signed. */
  readonly sent?: (sent: Sent) => Sent;
}

/** What goes to the receiver. */
export interface Sent {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The same body, spelled otherwise: other bytes. */
export function respelled<Part extends { readonly body: string }>(part: Part): Part {
  return { ...part, body: JSON.stringify(JSON.parse(part.body), null, 2) };
}

/** The same, with a timestamp so many seconds later. */
export function shifted(seconds: number): (signed: Signed) => Signed {
  return (signed) => ({ ...signed, timestamp: Number(signed.timestamp) + seconds });
}
