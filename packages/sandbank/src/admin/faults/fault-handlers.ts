import type { FaultPlan } from "@sandbank/engine";
import { faultReads } from "@sandbank/view/reads/fault-reads";
import type { HandlersOf } from "../handler-types.ts";
import { omitUndefined } from "../omit-undefined.ts";
import type { faultOperations } from "./fault-operations.ts";

export const faultHandlers: HandlersOf<keyof typeof faultOperations> = {
  ...faultReads,
  "faults.arm": ({ served }, plan) => ({
    ...served.bank.faults.arm(omitUndefined(plan) as FaultPlan),
  }),
  "faults.clear"({ served: { bank } }, { id }) {
    bank.faults.clear(id);
    return { armed: bank.faults.list().length };
  },
  "delivery_faults.set"({ served }, faults) {
    const set = omitUndefined(faults);
    served.bank.webhooks.setDeliveryFaults(Object.keys(set).length === 0 ? null : set);
    return { delivery_faults: set };
  },
};
