import type { Resource } from "@sandbank/contract";

/** The headings of the index, with the names of the resources below them. */
const groups: Readonly<Record<string, readonly string[]>> = {
  Accounts: [
    "accounts",
    "account-numbers",
    "transactions",
    "pending-transactions",
    "declined-transactions",
    "limits",
    "entities",
    "programs",
  ],
  Cards: [
    "cards",
    "card-payments",
    "real-time-decisions",
    "physical-cards",
    "physical-card-profiles",
    "digital-card-profiles",
  ],
  Transfers: [
    "account-transfers",
    "ach-transfers",
    "wire-transfers",
    "real-time-payments-transfers",
    "fednow-transfers",
    "inbound-ach-transfers",
    "inbound-wire-transfers",
    "inbound-real-time-payments-transfers",
    "inbound-fednow-transfers",
    "external-accounts",
    "routing-numbers",
  ],
  "Checks and mail": [
    "check-transfers",
    "check-deposits",
    "inbound-check-deposits",
    "lockbox-addresses",
    "lockbox-recipients",
    "inbound-mail-items",
    "files",
  ],
  "Events and webhooks": ["events", "event-subscriptions"],
};

/** Returns the resources below their headings, in the order of the index. Those that it does not name come last. */
export function groupResources(resources: readonly Resource[]): [heading: string, members: Resource[]][] {
  const named = new Map(resources.map((resource) => [resource.name, resource]));
  const others = [...named.keys()].filter((name) => !Object.values(groups).flat().includes(name));
  return Object.entries({ ...groups, Others: others })
    .map(([heading, names]): [string, Resource[]] => [heading, names.flatMap((name) => named.get(name) ?? [])])
    .filter(([, members]) => members.length > 0);
}
