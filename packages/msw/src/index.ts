export { type BankHandlersOptions, bankHandlers } from "./bank-handlers.ts";
