import type { Resource } from "@sandbank/contract";
import { code, fillBlock, link, table } from "./reference/markdown.ts";
import { isSandboxOnly, listEndpoints } from "./reference/reference.ts";
import { groupResources } from "./reference/resource-groups.ts";

/** Calls that apps make and that have no endpoint. */
interface Absent {
  readonly what: string;
  /** Paths, which stand for all calls below them and for their simulations, or a method and a path. */
  readonly calls: readonly string[];
  /** What to do in place of them, if something. */
  readonly instead?: string;
}

const transfers = ["account", "ach", "check", "fednow", "real_time_payments", "wire"].map((kind) => `${kind}_transfer`);

export const notCovered: readonly Absent[] = [
  {
    what: "ACH prenotifications and authorizations",
    calls: ["/ach_prenotifications", "/proof_of_authorization_requests", "/inbound_ach_transfer_returns"],
    instead: "`inboundAchTransfers.transferReturn` returns an ACH transfer",
  },
  { what: "Wire drawdowns", calls: ["/wire_drawdown_requests", "/inbound_wire_drawdown_requests"] },
  {
    what: "Requests for payment",
    calls: ["/real_time_payments_request_for_payments", "/inbound_real_time_payments_request_for_payments"],
  },
  {
    what: "Transfers over other networks",
    calls: [
      "/swift_transfers",
      "/card_push_transfers",
      "/blockchain_addresses",
      "/blockchain_onramp_transfers",
      "/blockchain_offramp_transfers",
    ],
  },
  {
    what: "Changes of a transfer",
    calls: transfers.map((type) => `PATCH /${type}s/{${type}_id}`),
    instead: "cancel it before its approval, and create another",
  },
  { what: "Checkbooks, and checks printed in batches", calls: ["/checkbooks", "/physical_checks"] },
  {
    what: "Adjustments of checks",
    calls: ["POST /simulations/inbound_check_deposits/{inbound_check_deposit_id}/adjustment"],
    instead: "`inboundCheckDeposits.return`",
  },
  {
    what: "Services of Cards",
    calls: [
      "/card_disputes",
      "/card_profiles",
      "/card_purchase_supplements",
      "/card_validations",
      "/digital_wallet_tokens",
      "POST /cards/{card_id}/update_pin",
    ],
  },
  {
    what: "Parts of Entities, onboarding (KYC)",
    calls: ["/entity_beneficial_owners", "/entity_supplemental_documents", "/entity_onboarding_sessions"],
    instead: "`entities.create` takes owners and documents",
  },
  {
    what: "Lending",
    calls: ["/loan_applications", "/loan_offers", "/loan_distributions", "/loan_purchases", "/interest_rate_plans"],
    instead: "`accounts.create` opens a [loan](../guides/loans.md#how-loans-work)",
  },
  {
    what: "Reports",
    calls: ["/account_statements", "/documents", "/exports"],
    instead: "[make a statement](../guides/money.md#print-a-month-end-statement) from the lists",
  },
  { what: "Bookkeeping", calls: ["/bookkeeping_accounts", "/bookkeeping_entries", "/bookkeeping_entry_sets"] },
  {
    what: "Access",
    calls: ["/groups", "/oauth_connections", "/oauth"],
    instead: "API keys are [options of the bank](../reference/options.md)",
  },
];

/** Returns a page with its block of calls, from `<!-- calls -->` to `<!-- end of calls -->`, filled with the table. */
export function fillCallsTable(page: string, resources: readonly Resource[]): string {
  return fillBlock(page, "calls", () => printCallsTable(resources));
}

function printCallsTable(resources: readonly Resource[]): string {
  const covered = groupResources(resources).flatMap(([, members]) => members.map(printCovered));
  return [
    "These calls have no endpoint:",
    table(["Not covered", "Paths", "In place of them"], notCovered.map(printAbsent)),
    "These have one:",
    table(["Objects", "Paths", "Covered calls"], covered),
  ].join("\n\n");
}

function printCovered(resource: Resource): string[] {
  const all = listEndpoints(resource);
  const [simulated, own] = [true, false].map((is) => all.filter(({ endpoint }) => isSandboxOnly(endpoint) === is));
  const paths = new Set(own?.map(({ endpoint }) => `/${endpoint.path.split("/")[1]}`));
  const group = own?.[0]?.name.split(".")[0];
  // The name of the resource stands beside them.
  const names = (operations: typeof all) =>
    operations.map(({ name }) => code(name.replace("simulations.", "").replace(`${group}.`, ""))).join(", ");
  return [
    link(resource.title, `../reference/${resource.name}.md`),
    [...paths].map(code).join(", "),
    [names(own ?? []), simulated?.length ? `simulations: ${names(simulated)}` : ""].filter(Boolean).join("; "),
  ];
}

function printAbsent({ what, calls, instead = "" }: Absent): string[] {
  return [what, calls.map(code).join(", "), instead];
}
