import type { CardAuthorizationCreateParams, CardIncrementCreateParams, CardPayment } from "@sandbank/contract";
import type { CardMessage } from "./card-message.ts";

/** A request that waits for a Real-Time Decision, with all that is needed to go on. Plain data: it is part of the state. */
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
  /** That of an authorization is made only when it is decided. */
  readonly cardPaymentId: CardPayment["id"];
  /** As the merchant sent it. */
  readonly message: CardMessage;
}
