export { createDeliverer, type Deliverer, type DelivererOptions } from "./deliver/create-deliverer.ts";
export type { DeliveryFetch, Receiver } from "./deliver/send.ts";
