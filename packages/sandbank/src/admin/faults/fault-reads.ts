import type { ReadContext } from "../context.ts";
import type { HandlersOf } from "../handlers-of.ts";

export const faultReads: HandlersOf<"faults.list", ReadContext> = {
  "faults.list": ({ served: { bank } }) => ({
    data: bank.faults.list().map((fault) => ({ ...fault })),
    delivery_faults: bank.webhooks.deliveryFaults(),
  }),
};
