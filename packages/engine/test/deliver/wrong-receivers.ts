import { acceptsForgeries } from "./accepts-forgeries.ts";
import { refusesDeliveries } from "./refuses-deliveries.ts";
import type { WrongReceiver } from "./wrong-receiver.ts";

/** For each check, a receiver with only the mistake that the check finds. */
export const wrongReceivers: Readonly<Record<string, WrongReceiver>> = { ...refusesDeliveries, ...acceptsForgeries };
