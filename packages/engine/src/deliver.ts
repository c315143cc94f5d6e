/**
 * Sends a bank's webhooks to receivers, and checks a receiver of yours.
 *
 * @module
 */
export {
  createDeliverer,
  type Deliverer,
  type DelivererOptions,
  type EndOptions,
  type SettleOptions,
} from "./deliver/create-deliverer.ts";
export type { DeliveryReport, FailedDelivery } from "./deliver/delivery-report.ts";
export { type NodeApp, type NodeHandler, nodeReceiver } from "./deliver/node-receiver.ts";
export type { DeliveryFetch, Receiver } from "./deliver/send.ts";
export type { Instant } from "./ports/instant.ts";
export type { VerifyReceiverOptions } from "./receiver-check/receiver-options.ts";
export type { ReceiverCheckResult, ReceiverReport } from "./receiver-check/receiver-report.ts";
export { verifyReceiver } from "./receiver-check/verify-receiver.ts";
