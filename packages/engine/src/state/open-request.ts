import type { CardAuthorizationCreateParams, CardIncrementCreateParams, CardPayment } from "@sandbank/contract";
import type { CardMessage } from "./card-message.ts";

/**
 * A request that waits for a Real-Time Decision, with all the data to continue it. Plain data: it is part of the state.
 */
export type OpenRequest = OpenAuthorization | OpenIncrement;

export interface OpenAuthorization extends Waiting {
  readonly kind: "authorization";
  readonly params: CardAuthorizationCreateParams;
}

export interface OpenIncrement extends Waiting {
  readonly kind: "increment";
  readonly params: CardIncrementCreateParams;
}

interface Waiting {
  /** For an authorization, the Card Payment with this id is created only once it is decided. */
  readonly cardPaymentId: CardPayment["id"];
  /** The merchant's request. */
  readonly message: CardMessage;
}
