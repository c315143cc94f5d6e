import { entriesAfter } from "../../session/part-of-journal.ts";
import { findScenario } from "../calls/find-scenario.ts";
import type { ReadContext } from "../context.ts";
import type { HandlersOf } from "../handlers-of.ts";

export const sessionReads: HandlersOf<"scenarios" | "scenario" | "journal", ReadContext> = {
  async scenarios() {
    const { scenarios } = await import("@sandbank/engine/scenarios");
    return { data: [...scenarios.names()] };
  },
  async scenario(_, { name, with: params }) {
    const { name: whole, options, code, steps } = await findScenario(name, params);
    return { name: whole, options: { ...options }, code, steps: steps.map((step) => ({ ...step })) };
  },
  journal: ({ served }, { after }) => {
    const whole = served.bank.journal();
    // A digest of the whole journal costs as much as the journal itself, so a part has a digest of its own.
    const journal = after === undefined ? whole : entriesAfter(whole, after);
    return { ...journal, digest: journal.digest, entries: journal.entries.map((entry) => ({ ...entry })) };
  },
};
