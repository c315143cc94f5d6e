import type { Endpoint } from "./endpoint.ts";
import { railEndpoints } from "./rails.ts";
import { accountNumberEndpoints } from "./resources/account-numbers/endpoints.ts";
import { accountEndpoints } from "./resources/accounts/endpoints.ts";
import { cardPaymentEndpoints } from "./resources/card-payments/endpoints.ts";
import { cardEndpoints } from "./resources/cards/endpoints.ts";
import { checkDepositEndpoints } from "./resources/check-deposits/endpoints.ts";
import { declinedTransactionEndpoints } from "./resources/declined-transactions/endpoints.ts";
import { digitalCardProfileEndpoints } from "./resources/digital-card-profiles/endpoints.ts";
import { entityEndpoints } from "./resources/entities/endpoints.ts";
import { eventSubscriptionEndpoints } from "./resources/event-subscriptions/endpoints.ts";
import { eventEndpoints } from "./resources/events/endpoints.ts";
import { externalAccountEndpoints } from "./resources/external-accounts/endpoints.ts";
import { fileEndpoints } from "./resources/files/endpoints.ts";
import { inboundMailItemEndpoints } from "./resources/inbound-mail-items/endpoints.ts";
import { limitEndpoints } from "./resources/limits/endpoints.ts";
import { lockboxAddressEndpoints } from "./resources/lockbox-addresses/endpoints.ts";
import { lockboxRecipientEndpoints } from "./resources/lockbox-recipients/endpoints.ts";
import { pendingTransactionEndpoints } from "./resources/pending-transactions/endpoints.ts";
import { physicalCardProfileEndpoints } from "./resources/physical-card-profiles/endpoints.ts";
import { physicalCardEndpoints } from "./resources/physical-cards/endpoints.ts";
import { programEndpoints } from "./resources/programs/endpoints.ts";
import { realTimeDecisionEndpoints } from "./resources/real-time-decisions/endpoints.ts";
import { routingNumberEndpoints } from "./resources/routing-numbers/endpoints.ts";
import { transactionEndpoints } from "./resources/transactions/endpoints.ts";

/** Every endpoint with its own types. No package exports it, because its types are too large for a declaration file. */
export const endpointTable = {
  ...accountEndpoints,
  ...accountNumberEndpoints,
  ...physicalCardEndpoints,
  ...limitEndpoints,
  ...declinedTransactionEndpoints,
  ...inboundMailItemEndpoints,
  ...eventEndpoints,
  ...transactionEndpoints,
  ...entityEndpoints,
  ...programEndpoints,
  ...pendingTransactionEndpoints,
  ...cardEndpoints,
  ...cardPaymentEndpoints,
  ...realTimeDecisionEndpoints,
  ...physicalCardProfileEndpoints,
  ...digitalCardProfileEndpoints,
  ...fileEndpoints,
  ...lockboxAddressEndpoints,
  ...lockboxRecipientEndpoints,
  ...checkDepositEndpoints,
  ...railEndpoints,
  ...externalAccountEndpoints,
  ...routingNumberEndpoints,
  ...eventSubscriptionEndpoints,
} as const satisfies Readonly<Record<string, Endpoint>>;
