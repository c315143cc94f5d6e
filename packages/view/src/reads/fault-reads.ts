import type { ReadContext } from "./read-context.ts";

export const faultReads = {
  "faults.list": ({ served: { bank } }: ReadContext) => ({
    data: bank.faults.list().map((fault) => ({ ...fault })),
    delivery_faults: bank.webhooks.deliveryFaults(),
  }),
};
