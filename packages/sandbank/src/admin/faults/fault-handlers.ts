import type { FaultPlan } from "@sandbank/engine";
import { definedOf } from "../defined-of.ts";
import type { HandlersOf } from "../handlers-of.ts";
import type { faultOperations } from "./fault-operations.ts";
import { faultReads } from "./fault-reads.ts";

export const faultHandlers: HandlersOf<keyof typeof faultOperations> = {
  ...faultReads,
  "faults.arm": ({ served }, plan) => ({
    ...served.bank.faults.arm(definedOf(plan) as FaultPlan),
  }),
  "faults.clear"({ served: { bank } }, { id }) {
    bank.faults.clear(id);
    return { armed: bank.faults.list().length };
  },
  "delivery_faults.set"({ served }, faults) {
    const set = definedOf(faults);
    served.bank.webhooks.setDeliveryFaults(Object.keys(set).length === 0 ? null : set);
    return { delivery_faults: set };
  },
};
