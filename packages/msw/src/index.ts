/**
 * Request handlers of Mock Service Worker that a bank answers.
 *
 * @module
 */
export { type BankHandlersOptions, bankHandlers } from "./bank-handlers.ts";
