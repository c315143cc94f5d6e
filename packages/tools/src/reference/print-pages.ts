import type { Files } from "../files.ts";
import { sharedHome } from "../homes.ts";
import { blocks, pageHeader } from "./markdown.ts";
import { printAdmin } from "./print-admin.ts";
import { printAssumptions } from "./print-assumptions.ts";
import { printDeclines } from "./print-declines.ts";
import { printErrorPages } from "./print-error.ts";
import { printErrors } from "./print-errors.ts";
import { printIndex } from "./print-index.ts";
import { printReachability } from "./print-reachability.ts";
import { printResource } from "./print-resource.ts";
import { printSupport } from "./print-support.ts";
import { printTypeSection, typesOnPage } from "./print-types.ts";
import type { Reference } from "./reference.ts";

/** Every page of the reference, by the name of its file. */
export function printPages(reference: Reference): Files {
  const { api } = reference;
  const shared = printSharedTypes(reference);
  return new Map([
    ["README.md", printIndex(api.resources, shared.length > 0)],
    ...api.resources.map((resource): [string, string] => [`${resource.name}.md`, printResource(resource, reference)]),
    ...shared,
    ["admin.md", printAdmin()],
    ["assumptions.md", printAssumptions()],
    ["declines.md", printDeclines(reference)],
    ["errors.md", printErrors()],
    ...printErrorPages(),
    ...printReachability(reference),
    ["support.md", printSupport(reference)],
  ]);
}

function printSharedTypes({ api }: Reference): [string, string][] {
  const types = typesOnPage(sharedHome, api);
  if (types.length === 0) return [];
  const sections = types.map((declaration) => printTypeSection(declaration, sharedHome, api));
  return [[`${sharedHome}.md`, blocks([`${pageHeader}\n# Shared types`, "## Types", ...sections])]];
}
