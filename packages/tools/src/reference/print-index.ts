import type { Resource } from "@sandbank/contract";
import { blocks, bullets, code, link, pageHeader, prose, table } from "./markdown.ts";
import { readDescription } from "./print-resource.ts";
import { groupResources } from "./resource-groups.ts";

/** The sections of the index that people look for by name. */
const conventions = [
  "### Idempotency keys",
  `A POST with the header ${code("Idempotency-Key")} (1 to 200 characters) runs once: the same key and body again get the first response. The bank keeps each key forever. A key that was used for another path or body is refused with [409](errors/idempotency_key_already_used_error.md).`,
  "### Pagination and page size",
  `Paging is by cursor: a list returns ${code("{ data, next_cursor }")}, a page of 1 to 100 objects: ${code("limit")} is the page size, at most and by default 100. Send ${code("next_cursor")} as ${code("cursor")} to get the next page; it is null at the end.`,
  "### Signatures of webhooks",
  `A webhook is signed in the header ${code("webhook-signature")}: ${code("v1,")} and the Base64 of an HMAC with SHA-256 of ${code("<webhook-id>.<webhook-timestamp>.<body>")}, whose key is the secret as text. See [Webhooks](../guides/webhooks.md#check-that-your-endpoint-refuses-forged-webhooks).`,
];

/** The index of all pages. */
export function printIndex(resources: readonly Resource[], hasSharedTypes: boolean): string {
  return blocks([
    `${pageHeader}\n# Reference`,
    "These pages are generated from the contract and the engine. For instructions, read the [guides](../guides/README.md).",
    "## Conventions",
    bullets([
      `A request has the header ${code("Authorization: Bearer")} with an API key, and a body of JSON.`,
      "Amounts are integers in minor units (cents). Instants are ISO 8601 strings.",
      "A dotted name is a field of an object: `loan.credit_limit`. A `*` stands for each index of an array.",
      "A required parameter of an object is required only if you send the object.",
      "Identifiers are shown by their prefix: `account_…`.",
      "The SDK has the same types under the same names. Its enumerations also accept values that are not known yet.",
      "Errors that are the same for every endpoint, such as a missing API key, are listed only with the [errors](errors.md#order).",
    ]),
    ...conventions,
    "## Overviews",
    bullets([
      `${link("Support", "support.md")}: each endpoint, and whether the engine serves it.`,
      `${link("Errors", "errors.md")}: each type of error, and when it is returned.`,
      `${link("Declines", "declines.md")}: the decline rules of each rail, in order, and how to force any reason.`,
      `${link("Reachability", "reachability.md")}: the shortest program to each ${link("reason", "reachability-reasons.md")} and ${link("state", "reachability-states.md")}.`,
      `${link("Admin API", "admin.md")}: the operations of a server's admin API, with their commands.`,
      `${link("Options", "options.md")}: the options of ${code("createBank")}, ${code("BankClient")}, ${code("setupBank")} and the fixtures, and the flags of ${code("sandbank start")}.`,
      `${link("Sizes and load times", "sizes.md")}: what the SDK adds to a bundle, to the start of a process and to a call.`,
      `${link("Assumptions", "assumptions.md")}: what the contract leaves open, and how Sandbank settles it.`,
      ...(hasSharedTypes ? [`${link("Shared types", "shared.md")}: the types that several resources use.`] : []),
    ]),
    ...groupResources(resources).flatMap(([heading, members]) => [
      `## ${heading}`,
      table(
        ["Resource", "What it is", "Endpoints"],
        members.map((resource) => [
          link(resource.title, `${resource.name}.md`),
          prose(readDescription(resource)),
          String(Object.keys(resource.endpoints).length),
        ]),
      ),
    ]),
  ]);
}
