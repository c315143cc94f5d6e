import { railResources } from "./rails.ts";
import type { Resource, ResourceDefinition } from "./resource.ts";
import { accountNumberEndpoints } from "./resources/account-numbers/endpoints.ts";
import { accountNumberExamples } from "./resources/account-numbers/examples.ts";
import * as accountNumberSchemas from "./resources/account-numbers/schema.ts";
import { accountEndpoints } from "./resources/accounts/endpoints.ts";
import { accountExamples } from "./resources/accounts/examples.ts";
import * as accountSchemas from "./resources/accounts/schema.ts";
import { cardPaymentEndpoints } from "./resources/card-payments/endpoints.ts";
import { cardPaymentExamples } from "./resources/card-payments/examples.ts";
import * as cardPaymentSchemas from "./resources/card-payments/schema.ts";
import { cardEndpoints } from "./resources/cards/endpoints.ts";
import { cardExamples } from "./resources/cards/examples.ts";
import * as cardSchemas from "./resources/cards/schema.ts";
import { checkDepositEndpoints } from "./resources/check-deposits/endpoints.ts";
import { checkDepositExamples } from "./resources/check-deposits/examples.ts";
import * as checkDepositSchemas from "./resources/check-deposits/schema.ts";
import { declinedTransactionEndpoints } from "./resources/declined-transactions/endpoints.ts";
import { declinedTransactionExamples } from "./resources/declined-transactions/examples.ts";
import * as declinedTransactionSchemas from "./resources/declined-transactions/schema.ts";
import { entityEndpoints } from "./resources/entities/endpoints.ts";
import { entityExamples } from "./resources/entities/examples.ts";
import * as entitySchemas from "./resources/entities/schema.ts";
import { eventSubscriptionEndpoints } from "./resources/event-subscriptions/endpoints.ts";
import { eventSubscriptionExamples } from "./resources/event-subscriptions/examples.ts";
import * as eventSubscriptionSchemas from "./resources/event-subscriptions/schema.ts";
import { eventEndpoints } from "./resources/events/endpoints.ts";
import { eventExamples } from "./resources/events/examples.ts";
import * as eventSchemas from "./resources/events/schema.ts";
import { fileEndpoints } from "./resources/files/endpoints.ts";
import { fileExamples } from "./resources/files/examples.ts";
import * as fileSchemas from "./resources/files/schema.ts";
import { inboundMailItemEndpoints } from "./resources/inbound-mail-items/endpoints.ts";
import { inboundMailItemExamples } from "./resources/inbound-mail-items/examples.ts";
import * as inboundMailItemSchemas from "./resources/inbound-mail-items/schema.ts";
import { limitEndpoints } from "./resources/limits/endpoints.ts";
import { limitExamples } from "./resources/limits/examples.ts";
import * as limitSchemas from "./resources/limits/schema.ts";
import { lockboxAddressEndpoints } from "./resources/lockbox-addresses/endpoints.ts";
import { lockboxAddressExamples } from "./resources/lockbox-addresses/examples.ts";
import * as lockboxAddressSchemas from "./resources/lockbox-addresses/schema.ts";
import { lockboxRecipientEndpoints } from "./resources/lockbox-recipients/endpoints.ts";
import { lockboxRecipientExamples } from "./resources/lockbox-recipients/examples.ts";
import * as lockboxRecipientSchemas from "./resources/lockbox-recipients/schema.ts";
import { pendingTransactionEndpoints } from "./resources/pending-transactions/endpoints.ts";
import { pendingTransactionExamples } from "./resources/pending-transactions/examples.ts";
import * as pendingTransactionSchemas from "./resources/pending-transactions/schema.ts";
import { physicalCardProfileEndpoints } from "./resources/physical-card-profiles/endpoints.ts";
import { physicalCardProfileExamples } from "./resources/physical-card-profiles/examples.ts";
import * as physicalCardProfileSchemas from "./resources/physical-card-profiles/schema.ts";
import { physicalCardEndpoints } from "./resources/physical-cards/endpoints.ts";
import { physicalCardExamples } from "./resources/physical-cards/examples.ts";
import * as physicalCardSchemas from "./resources/physical-cards/schema.ts";
import { programEndpoints } from "./resources/programs/endpoints.ts";
import { programExamples } from "./resources/programs/examples.ts";
import * as programSchemas from "./resources/programs/schema.ts";
import { realTimeDecisionEndpoints } from "./resources/real-time-decisions/endpoints.ts";
import { realTimeDecisionExamples } from "./resources/real-time-decisions/examples.ts";
import * as realTimeDecisionSchemas from "./resources/real-time-decisions/schema.ts";
import { transactionEndpoints } from "./resources/transactions/endpoints.ts";
import { transactionExamples } from "./resources/transactions/examples.ts";
import * as transactionSchemas from "./resources/transactions/schema.ts";

function defineResource({ schemas, ...rest }: ResourceDefinition): Resource {
  return {
    ...rest,
    get schemas() {
      return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, schema()]));
    },
  };
}

const definitions: readonly ResourceDefinition[] = [
  {
    name: "accounts",
    title: "Accounts",
    endpoints: accountEndpoints,
    schemas: accountSchemas,
    examples: accountExamples,
  },
  {
    name: "account-numbers",
    title: "Account Numbers",
    endpoints: accountNumberEndpoints,
    schemas: accountNumberSchemas,
    examples: accountNumberExamples,
  },
  {
    name: "physical-cards",
    title: "Physical Cards",
    endpoints: physicalCardEndpoints,
    schemas: physicalCardSchemas,
    examples: physicalCardExamples,
  },
  {
    name: "limits",
    title: "Limits",
    endpoints: limitEndpoints,
    schemas: limitSchemas,
    examples: limitExamples,
  },
  {
    name: "declined-transactions",
    title: "Declined Transactions",
    endpoints: declinedTransactionEndpoints,
    schemas: declinedTransactionSchemas,
    examples: declinedTransactionExamples,
  },
  {
    name: "inbound-mail-items",
    title: "Inbound Mail Items",
    endpoints: inboundMailItemEndpoints,
    schemas: inboundMailItemSchemas,
    examples: inboundMailItemExamples,
  },
  { name: "events", title: "Events", endpoints: eventEndpoints, schemas: eventSchemas, examples: eventExamples },
  {
    name: "transactions",
    title: "Transactions",
    endpoints: transactionEndpoints,
    schemas: transactionSchemas,
    examples: transactionExamples,
  },
  { name: "entities", title: "Entities", endpoints: entityEndpoints, schemas: entitySchemas, examples: entityExamples },
  {
    name: "programs",
    title: "Programs",
    endpoints: programEndpoints,
    schemas: programSchemas,
    examples: programExamples,
  },
  {
    name: "pending-transactions",
    title: "Pending Transactions",
    endpoints: pendingTransactionEndpoints,
    schemas: pendingTransactionSchemas,
    examples: pendingTransactionExamples,
  },
  { name: "cards", title: "Cards", endpoints: cardEndpoints, schemas: cardSchemas, examples: cardExamples },
  {
    name: "card-payments",
    title: "Card Payments",
    endpoints: cardPaymentEndpoints,
    schemas: cardPaymentSchemas,
    examples: cardPaymentExamples,
  },
  {
    name: "real-time-decisions",
    title: "Real-Time Decisions",
    endpoints: realTimeDecisionEndpoints,
    schemas: realTimeDecisionSchemas,
    examples: realTimeDecisionExamples,
  },
  {
    name: "physical-card-profiles",
    title: "Physical Card Profiles",
    endpoints: physicalCardProfileEndpoints,
    schemas: physicalCardProfileSchemas,
    examples: physicalCardProfileExamples,
  },
  { name: "files", title: "Files", endpoints: fileEndpoints, schemas: fileSchemas, examples: fileExamples },
  {
    name: "lockbox-addresses",
    title: "Lockbox Addresses",
    endpoints: lockboxAddressEndpoints,
    schemas: lockboxAddressSchemas,
    examples: lockboxAddressExamples,
  },
  {
    name: "lockbox-recipients",
    title: "Lockbox Recipients",
    endpoints: lockboxRecipientEndpoints,
    schemas: lockboxRecipientSchemas,
    examples: lockboxRecipientExamples,
  },
  {
    name: "check-deposits",
    title: "Check Deposits",
    endpoints: checkDepositEndpoints,
    schemas: checkDepositSchemas,
    examples: checkDepositExamples,
  },
  ...railResources,
  {
    name: "event-subscriptions",
    title: "Event Subscriptions",
    endpoints: eventSubscriptionEndpoints,
    schemas: eventSubscriptionSchemas,
    examples: eventSubscriptionExamples,
  },
];

/** Every part of the API. The resources of the inbound rails come from `rails.ts`. */
export const resources: readonly Resource[] = definitions.map(defineResource);
