import type { ReadContext } from "./context.ts";
import { findScenario } from "./find-scenario.ts";
import type { HandlersOf } from "./handlers-of.ts";

export const changeReads: HandlersOf<"faults.list" | "scenarios" | "scenario" | "journal", ReadContext> = {
  "faults.list": ({ served: { bank } }) => ({
    data: bank.faults.list().map((fault) => ({ ...fault })),
    delivery_faults: bank.webhooks.deliveryFaults(),
  }),
  async scenarios() {
    const { scenarios } = await import("@sandbank/engine/scenarios");
    return { data: [...scenarios.names()] };
  },
  async scenario(_, { name, with: params }) {
    const { name: whole, options, code, steps } = await findScenario(name, params);
    return { name: whole, options: { ...options }, code, steps: steps.map((step) => ({ ...step })) };
  },
  journal: ({ served }) => {
    const { entries, ...rest } = served.bank.journal();
    return { ...rest, digest: rest.digest, entries: entries.map((entry) => ({ ...entry })) };
  },
};
