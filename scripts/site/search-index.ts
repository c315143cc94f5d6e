import { type IndexEvent, type Reflection, ReflectionKind } from "typedoc";
import { pathOf } from "./documents.ts";

/** Words that readers search for and that the title of a guide does not have. */
const keywords: Readonly<Record<string, string>> = {
  "docs/start/tutorial.md": "install",
  "docs/guides/ci-reports.md": "artifact attachment report GitHub Actions GitLab",
  "docs/guides/declines.md": "insufficient_funds",
  "docs/guides/faults.md": "idempotency retry",
  "docs/guides/init.md": "install set up Next.js NestJS Hono Fastify monorepo",
  "docs/guides/inspector.md": "browser page",
  "docs/guides/sessions.md": "artifact",
  "docs/guides/several-servers.md": "nginx proxy requests per second",
  "docs/guides/sweep.md": "fault injection chaos restart recovery idempotency transaction",
  "docs/runners/README.md": "install",
  "docs/guides/test-suites.md": "fork",
  "docs/guides/time.md": "advance month",
};

/** Fills the search of the site: documents are found by their headings too, and come before members of the API. */
export function prepareSearch(event: IndexEvent, root: string): void {
  // Backwards, because results are removed.
  for (let index = event.searchResults.length - 1; index >= 0; index -= 1) {
    const result = event.searchResults[index];
    if (result === undefined) continue;
    if (isNoise(result)) event.removeResult(index);
    else if (result.isDocument()) {
      const text = result.content.map((part) => part.text).join("");
      event.searchFields[index] = {
        name: `${result.name} ${keywords[pathOf(result, root)] ?? ""}`,
        // The search compares the length of a field with the average, so a field that only documents have counts little.
        comment: [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading).join("\n"),
      };
    } else if (!result.parent?.kindOf(ReflectionKind.Module) && !result.kindOf(ReflectionKind.Module)) {
      result.relevanceBoost = 0.2;
    }
  }
}

/** Members of types without a name, and the names of scenarios: a search for a decline reason would find them first. */
const isNoise = ({ name, parent }: Reflection): boolean =>
  name === "__type" || parent?.name === "__type" || parent?.name === "ScenarioResults";
