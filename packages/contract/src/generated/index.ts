// Generated from packages/contract/src by `npm run generate`. Do not edit.

export type * from "./account-numbers.ts";
export type * from "./accounts.ts";
export type * from "./card-payments.ts";
export type * from "./cards.ts";
export type * from "./check-deposits.ts";
export type * from "./declined-transactions.ts";
export type * from "./entities.ts";
export type * from "./event-subscriptions.ts";
export type * from "./events.ts";
export type * from "./files.ts";
export type * from "./ids.ts";
export type * from "./inbound-mail-items.ts";
export type * from "./limits.ts";
export type * from "./lockbox-addresses.ts";
export type * from "./lockbox-recipients.ts";
export type * from "./operations.ts";
export type * from "./pending-transactions.ts";
export type * from "./physical-card-profiles.ts";
export type * from "./physical-cards.ts";
export type * from "./programs.ts";
export type * from "./shared.ts";
export type * from "./transactions.ts";
