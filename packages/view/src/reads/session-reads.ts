import { entriesAfter } from "../session/part-of-journal.ts";
import { bankAt } from "./bank-at.ts";
import type { ReadContext } from "./read-context.ts";
import { requireScenario } from "./require-scenario.ts";

interface ScenarioParams {
  readonly name: string;
  readonly with?: Readonly<Record<string, Record<string, unknown>>> | undefined;
}

export const sessionReads = {
  async scenarios() {
    const { scenarios } = await import("@sandbank/engine/scenarios");
    return { data: [...scenarios.names()] };
  },
  async scenario(_: ReadContext, { name, with: params }: ScenarioParams) {
    const { name: whole, options, code, steps } = await requireScenario(name, params);
    return { name: whole, options: { ...options }, code, steps: steps.map((step) => ({ ...step })) };
  },
  journal: (
    { served }: ReadContext,
    { after, until = "now" }: { readonly after?: number | undefined; readonly until?: string | undefined },
  ) => {
    const whole = bankAt(served, until).journal();
    // A digest of the whole journal costs as much as the journal itself, so a part has a digest of its own.
    const journal = after === undefined ? whole : entriesAfter(whole, after);
    return { ...journal, digest: journal.digest, entries: journal.entries.map((entry) => ({ ...entry })) };
  },
};
