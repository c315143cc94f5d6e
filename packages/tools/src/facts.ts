import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Resource } from "@sandbank/contract";
import { bullets, code, fillBlock, link } from "./reference/markdown.ts";
import { listEndpoints } from "./reference/reference.ts";

/**
 * Returns a page with its block of facts, from `<!-- facts -->` to `<!-- end of facts -->`, filled with what was measured
 * and counted: figures of the budgets, endpoints of the contract, dependencies of the packages. `docs` is the path from
 * the page to the folder `docs`.
 */
export function fillFacts(page: string, root: string, docs: string, resources: readonly Resource[]): string {
  return fillBlock(page, "facts", () => printFacts(root, docs, resources));
}

function printFacts(root: string, docs: string, resources: readonly Resource[]): string {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const budgets = [...read("docs/internals/budgets.md").matchAll(/^\| (.+?) \| ([\d.]+) (\w+) \|/gm)];
  /** A measured figure, in `unit`. */
  const figure = (what: string, unit: string) => {
    const [, , value, measured] = budgets.find(([, name]) => name === what) ?? [];
    if (measured !== unit)
      throw new Error(`[tools] Failed to print the facts: the budgets have no "${what}" in ${unit}.`);
    return Number(value);
  };
  const dependencies = (name: string): string[] =>
    Object.keys((JSON.parse(read(`packages/${name}/package.json`)) as Package).dependencies ?? {});
  const bank = ["engine", "contract"].flatMap(dependencies).filter((name) => !name.startsWith("@sandbank/"));
  const tests = figure("1,000 Vitest tests with `fork()`, a client and two SDK calls each, beyond the floor", "ms");
  const start = figure("`sandbank start` until the server is ready", "ms");
  const bundle = figure("bundle of the client, a list and `verifyWebhook`", "B");
  const calls = resources.flatMap((resource) => listEndpoints(resource));
  const specified = calls.filter(({ endpoint }) => !endpoint.extension).length;
  const exam = read("docs/decide/exam.md");
  const passed = /^(\d+) passed, \d+ failed$/m.exec(exam)?.[1];
  const questions = link(
    `${exam.match(/^## \d+\. /gm)?.length} questions to an emulator`,
    join(docs, "decide/exam.md"),
  );
  const model = link("a plain model", join(docs, "internals/budgets.md#model-of-the-money"));
  const steps = /^Played by .* (\d+) steps from seed \d+: no difference\.$/m.exec(
    read("docs/internals/budgets.md"),
  )?.[1];
  const speed = link(`${(tests / 1_000).toFixed(1)} ms`, join(docs, "internals/budgets.md"));
  const size = link(`${(bundle / 1_000).toFixed(0)} kB`, join(docs, "reference/sizes.md"));
  const verify = link("verify them", join(docs, "guides/deliveries.md#verify-with-another-library"));
  const offline = link(
    "it works offline",
    join(docs, "guides/faq.md#does-it-work-offline-phone-home-or-touch-real-money"),
  );
  const covered = link("Compare them", join(docs, "decide/which-api.md#which-calls-are-covered"));
  return bullets([
    `**No account, no key, no telemetry.** The bank runs in the process of your test; ${offline}.`,
    `**${speed} a test.** This is the CPU time of a fork of a bank, a client and two calls. The server starts in ${(start / 1_000).toFixed(1)} s.`,
    `**${size} in your app.** This is the client of the SDK with ${code("verifyWebhook")}, minified and gzipped. Dependencies of the SDK: ${dependencies("sdk").join(", ") || "none"}; of the bank: ${bank.map(code).join(", ")}.`,
    `**${calls.length} endpoints, with their rules and states.** The API is Sandbank's own, in the shape that hosted banking APIs share: ${specified} endpoints are specified, the others are extensions. ${covered} with the calls of your app: some families have none.`,
    `**Signed as Standard Webhooks.** The libraries ${code("standardwebhooks")} and ${code("svix")} ${verify} if the secret is read as text.`,
    `**${Number(steps).toLocaleString("en")} random steps.** After each of them, all balances agree with ${model} of the money.`,
    `**${passed} of ${questions}** pass in CI.`,
  ]);
}

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
}
