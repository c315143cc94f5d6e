/**
 * A dispatcher for undici that a bank answers, for apps that call `undici.request` or `undici.fetch`.
 *
 * @module
 */
export { type BankDispatcherOptions, bankDispatcher } from "./undici/bank-dispatcher.ts";
