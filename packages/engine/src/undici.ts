export { type BankDispatcherOptions, bankDispatcher } from "./undici/bank-dispatcher.ts";
