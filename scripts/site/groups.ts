import { resources } from "@sandbank/contract/private/resources";

/** A group of a module's page: its title, and the source files whose exports it lists. A file that ends in `/` is a folder. */
export interface Group {
  readonly title: string;
  readonly files: readonly string[];
}

/** The modules in the order of the site: what a new user needs first comes first. */
export const modules = [
  "@sandbank/sdk",
  "@sandbank/sdk/webhooks",
  "@sandbank/sdk/webhooks/web",
  "@sandbank/sdk/webhooks/node",
  "@sandbank/sdk/webhooks/stores",
  "@sandbank/sdk/hooks",
  "@sandbank/sdk/undici",
  "@sandbank/engine",
  "@sandbank/engine/http",
  "@sandbank/engine/deliver",
  "@sandbank/engine/undici",
  "@sandbank/engine/scenarios",
  "@sandbank/engine/reference",
  "@sandbank/testing",
  "@sandbank/testing/vitest",
  "@sandbank/testing/jest",
  "@sandbank/testing/node",
  "@sandbank/testing/properties",
  "@sandbank/testing/sweep",
  "@sandbank/testing/vitest-reporter",
  "@sandbank/testing/jest-reporter",
  "@sandbank/msw",
  "@sandbank/msw/node",
  "@sandbank/msw/browser",
  "sandbank",
  "sandbank/client",
  "@sandbank/contract",
] as const;

/** Stands for the groups of the API's objects, one for each, sorted by name. */
export const objects: Group = { title: "Objects", files: [] };

/** The groups of modules with many exports, in order. A module without an entry has the groups of TypeDoc: by kind. */
export const groups: Readonly<Record<string, readonly Group[]>> = {
  "@sandbank/sdk": [
    { title: "Client", files: ["src/bank-client.ts", "src/core/options.ts", "src/core/api-promise.ts"] },
    { title: "Pages", files: ["src/core/page.ts", "src/core/page-request.ts"] },
    { title: "Errors", files: ["src/errors/"] },
    { title: "Event feed", files: ["src/event-feed.ts", "src/resources/event-objects.ts"] },
    objects,
    {
      title: "Transports",
      files: [
        "src/core/transport.ts",
        "src/core/fetch.ts",
        "src/core/stream.ts",
        "src/core/file-source.ts",
        "src/core/attempt-event.ts",
      ],
    },
    { title: "Simulations", files: ["src/resources/simulations.ts"] },
    { title: "Identifiers", files: ["src/resources/id-functions.ts", "src/resources/ids.ts"] },
    { title: "Shared types", files: ["src/resources/shared.ts", "src/resources/index.ts"] },
  ],
  "@sandbank/engine": [
    {
      title: "Bank",
      files: [
        "src/bank/create-bank.ts",
        "src/bank/bank.ts",
        "src/state/options.ts",
        "src/bank/bank-option-names.ts",
        "src/bank/platform.ts",
        "src/bank/attachment.ts",
        "src/errors.ts",
        "src/invariant.ts",
      ],
    },
    {
      title: "Clock",
      files: ["src/ports/", "src/bank/bank-clock.ts", "src/bank/due-job-view.ts", "src/bank/duration.ts"],
    },
    {
      title: "Webhooks",
      files: [
        "src/bank/bank-webhooks.ts",
        "src/webhooks/",
        "src/state/delivery.ts",
        "src/state/delivery-faults.ts",
        "src/state/signing-secret.ts",
        "src/state/sender.ts",
      ],
    },
    {
      title: "Declines",
      files: [
        "src/declines/",
        "src/bank/largest-approved.ts",
        "src/state/explanation.ts",
        "src/state/rule-facts.ts",
        "src/state/control-breach.ts",
      ],
    },
    { title: "Limits", files: ["src/limits/", "src/state/limit-use.ts"] },
    { title: "Faults", files: ["src/state/fault-plan.ts"] },
    {
      title: "Snapshots and replay",
      files: [
        "src/bank/snapshot.ts",
        "src/bank/replay.ts",
        "src/bank/journal.ts",
        "src/state/journal-entry.ts",
        "src/diff/",
      ],
    },
    {
      title: "Traces and observers",
      files: ["src/trace/", "src/state/observer.ts", "src/state/job-effect.ts", "src/resources/accounts/payments.ts"],
    },
    { title: "Search", files: ["src/search/"] },
    { title: "Audit and coverage", files: ["src/audit/"] },
    { title: "HTTP", files: ["src/http/", "src/request-head.ts"] },
  ],
  "@sandbank/engine/http": [
    { title: "Fetch handler", files: ["src/transport/fetch-handler.ts", "src/http/"] },
    { title: "Client options", files: ["src/transport/client-options.ts"] },
    { title: "Interception", files: ["src/transport/intercept-fetch.ts"] },
    { title: "For adapters", files: ["src/transport/base-url.ts", "src/transport/read-body.ts"] },
  ],
  "@sandbank/sdk/webhooks": [
    {
      title: "Verify",
      files: ["src/webhooks/verifier.ts", "src/webhooks/message.ts", "src/webhooks/webhook-verification-error.ts"],
    },
    {
      title: "Route",
      files: [
        "src/webhooks/create-router.ts",
        "src/webhooks/router.ts",
        "src/webhooks/router-options.ts",
        "src/webhooks/poll-events.ts",
        "src/webhooks/webhook-outcome.ts",
        "src/webhooks/webhook-answer.ts",
        "src/webhooks/webhook-busy-error.ts",
      ],
    },
    {
      title: "Remove duplicates",
      files: [
        "src/webhooks/dedupe-store.ts",
        "src/webhooks/memory-dedupe-store.ts",
        "src/webhooks/stores/webhook-store.ts",
      ],
    },
  ],
  "@sandbank/sdk/webhooks/stores": [
    { title: "Any store", files: ["src/webhooks/stores/webhook-store.ts", "src/webhooks/stores/store-options.ts"] },
    {
      title: "SQL",
      files: [
        "src/webhooks/stores/postgres-store.ts",
        "src/webhooks/stores/postgres-drivers.ts",
        "src/webhooks/stores/sqlite-store.ts",
        "src/webhooks/stores/sql-store.ts",
        "src/webhooks/stores/transaction-of.ts",
      ],
    },
    { title: "Redis", files: ["src/webhooks/stores/redis-store.ts"] },
  ],
  "@sandbank/contract": [
    {
      title: "Endpoints",
      files: [
        "src/endpoints.ts",
        "src/endpoint.ts",
        "src/resources.ts",
        "src/resource.ts",
        "src/generated/operations.ts",
      ],
    },
    { title: "OpenAPI", files: ["src/openapi.ts"] },
    { title: "Errors", files: ["src/errors.ts"] },
    { title: "Events", files: ["src/event-categories.ts"] },
    { title: "Assumptions", files: ["src/assumptions.ts", "src/assumptions/"] },
    {
      title: "Constants",
      files: [
        "src/resources/inbound-ach-transfers/return-codes.ts",
        "src/constants.ts",
        "src/enumerations.ts",
        "src/object-types.ts",
        "src/generated/sources.ts",
      ],
    },
    { title: "Cross-field rules", files: ["src/cross-field-rule.ts", "src/value-at.ts"] },
    { title: "Identifiers", files: ["src/generated/ids.ts"] },
    { title: "Shared types", files: ["src/generated/shared.ts"] },
  ],
  "@sandbank/testing/sweep": [
    { title: "Sweeps", files: ["src/sweep/sweep.ts", "src/sweep/sweep-options.ts", "src/sweep/faults.ts"] },
    { title: "Failures", files: ["src/sweep/sweep-error.ts"] },
    { title: "Books", files: ["src/sweep/books-match.ts", "src/sweep/first-divergence.ts"] },
  ],
};

/** The title of an object's group: `inbound-ach-transfers.ts` of the generated types is "Inbound ACH Transfers". */
export function objectGroupOf(file: string): string | undefined {
  const name = /^src\/(?:resources|generated)\/([a-z-]+)\.ts$/.exec(file)?.[1];
  return resources.find((resource) => resource.name === name)?.title;
}

/** The groups of the site's navigation, in order, with the folders of their documents. */
export const sections: readonly { readonly title: string; readonly folder: string }[] = [
  { title: "Start", folder: "docs/start/" },
  { title: "Decide", folder: "docs/decide/" },
  { title: "Frameworks", folder: "docs/frameworks/" },
  { title: "Test runners", folder: "docs/runners/" },
  { title: "Guides", folder: "docs/guides/" },
  { title: "Concepts", folder: "docs/concepts/" },
  { title: "HTTP reference", folder: "docs/reference/" },
  { title: "Errors", folder: "docs/reference/errors/" },
  { title: "Project", folder: "" },
];

/** The group of the navigation before which the modules come. */
export const modulesBefore = "HTTP reference";
