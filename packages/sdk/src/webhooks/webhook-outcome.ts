/** The outcome of an Event. `duplicate` means that it was handled before, or set aside by a store. */
export type WebhookOutcome = "handled" | "duplicate";
