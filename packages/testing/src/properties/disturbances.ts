import type { Bank } from "@sandbank/engine";
import type { Disturbance } from "./bank-run.ts";

/** What goes wrong with webhooks: for the next step that causes any, and then no more. */
export interface Disturbances {
  add(disturbance: Disturbance): void;
  /** Lets what was added go wrong from now on. */
  begin(): void;
  /** Ends what goes wrong, if webhooks were sent since `begin` or `hasEvents`; otherwise it waits for the next step. */
  end(hasEvents: boolean): void;
  clear(): void;
  /** Has the app receive a webhook, as far as nothing goes wrong. Its answer `isAwaited` unless it would be lost. */
  receive(handle: (isAwaited: boolean) => Promise<Response>): Promise<Response>;
}

export function createDisturbances({ webhooks }: Bank): Disturbances {
  let next: Disturbance = {};
  let current: Disturbance = {};
  let deliveries = 0;
  const set = (disturbance: Disturbance) => {
    const { faults = null } = disturbance;
    if (faults !== null || current.faults !== undefined) webhooks.setDeliveryFaults(faults);
    current = disturbance;
  };
  return {
    add({ faults, receiver = next.receiver }) {
      next = {
        ...(faults === undefined && next.faults === undefined ? {} : { faults: { ...next.faults, ...faults } }),
        ...(receiver === undefined ? {} : { receiver }),
      };
    },
    begin() {
      deliveries = 0;
      set(next);
    },
    end(hasEvents) {
      if (!hasEvents && deliveries === 0) return;
      // What the step itself has added is for the step after it.
      if (next === current) next = {};
      set({});
    },
    clear() {
      next = {};
      set({});
    },
    async receive(handle) {
      deliveries++;
      const { receiver } = current;
      if (receiver === "unreachable") return new Response("The app is out of reach.", { status: 503 });
      if (receiver !== "unacknowledged") return handle(true);
      await handle(false);
      return new Response("The answer is lost.", { status: 502 });
    },
  };
}
