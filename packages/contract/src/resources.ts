import { railResources } from "./rails.ts";
import type { Resource, ResourceDefinition } from "./resource.ts";
import { accountNumbers } from "./resources/account-numbers/resource.ts";
import { accounts } from "./resources/accounts/resource.ts";
import { cardPayments } from "./resources/card-payments/resource.ts";
import { cards } from "./resources/cards/resource.ts";
import { checkDeposits } from "./resources/check-deposits/resource.ts";
import { declinedTransactions } from "./resources/declined-transactions/resource.ts";
import { digitalCardProfiles } from "./resources/digital-card-profiles/resource.ts";
import { entities } from "./resources/entities/resource.ts";
import { eventSubscriptions } from "./resources/event-subscriptions/resource.ts";
import { events } from "./resources/events/resource.ts";
import { externalAccounts } from "./resources/external-accounts/resource.ts";
import { files } from "./resources/files/resource.ts";
import { inboundMailItems } from "./resources/inbound-mail-items/resource.ts";
import { limits } from "./resources/limits/resource.ts";
import { lockboxAddresses } from "./resources/lockbox-addresses/resource.ts";
import { lockboxRecipients } from "./resources/lockbox-recipients/resource.ts";
import { pendingTransactions } from "./resources/pending-transactions/resource.ts";
import { physicalCardProfiles } from "./resources/physical-card-profiles/resource.ts";
import { physicalCards } from "./resources/physical-cards/resource.ts";
import { programs } from "./resources/programs/resource.ts";
import { realTimeDecisions } from "./resources/real-time-decisions/resource.ts";
import { routingNumbers } from "./resources/routing-numbers/resource.ts";
import { transactions } from "./resources/transactions/resource.ts";

/** Every part of the API. The resources of the inbound rails come from `rails.ts`. */
export const resources: readonly Resource[] = [
  accounts,
  accountNumbers,
  physicalCards,
  limits,
  declinedTransactions,
  inboundMailItems,
  events,
  transactions,
  entities,
  programs,
  pendingTransactions,
  cards,
  cardPayments,
  realTimeDecisions,
  physicalCardProfiles,
  digitalCardProfiles,
  files,
  lockboxAddresses,
  lockboxRecipients,
  checkDeposits,
  ...railResources,
  externalAccounts,
  routingNumbers,
  eventSubscriptions,
].map(defineResource);

function defineResource({ schemas, ...rest }: ResourceDefinition): Resource {
  return {
    ...rest,
    get schemas() {
      return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, schema()]));
    },
  };
}
