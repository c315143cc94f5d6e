import type { Fault } from "./fault.ts";
import { forgeryFaults } from "./forgery-faults.ts";
import { rightDeliveryFaults } from "./right-delivery-faults.ts";

/** For each check, a receiver with only the fault that the check finds. */
export const faults: Readonly<Record<string, Fault>> = { ...rightDeliveryFaults, ...forgeryFaults };
