import type { Bank } from "@sandbank/engine";
import type { Disturbance } from "./bank-run.ts";

/** Disturbs the webhooks of the next step that causes any, and of no later step. */
export interface Disturbances {
  add(disturbance: Disturbance): void;
  /** Applies the added disturbances from now on. */
  begin(): void;
  /**
   * Ends the disturbances if webhooks were sent since `begin`, or if the step `hasEvents`. Otherwise they stay for the
   * next step.
   */
  end(hasEvents: boolean): void;
  clear(): void;
  /**
   * Passes a webhook to the app, unless a disturbance prevents it. The response `isAwaited` unless it would be lost.
   */
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
      // Disturbances that the step itself has added apply to the step after it.
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
      if (receiver === "unreachable") return new Response("The app is unreachable.", { status: 503 });
      if (receiver !== "unacknowledged") return handle(true);
      await handle(false);
      return new Response("The response was lost.", { status: 502 });
    },
  };
}
