// Generated from packages/contract/src/resources/routing-numbers by `npm run generate`. Do not edit.

import type { ListOptions, PageRequest } from "../core/api.ts";
import type { Open } from "./shared.ts";

/** Operations on Routing Numbers. */
export interface RoutingNumbers {
  /**
   * Look up a routing number, to see which transfers its bank accepts.
   *
   * The list has one element, or none if the number is not 9 digits with a right ABA checksum. The bank
   * of your own Programs has the name Sandbank.
   *
   * `GET /routing_numbers`. An extension of the contract.
   */
  list(params: RoutingNumberListParams, options?: ListOptions): PageRequest<RoutingNumber>;
}

/** The routing number of a bank, and the transfers that the bank accepts. */
export interface RoutingNumber {
  /** Whether the bank accepts ACH transfers. */
  ach_transfers: Open<RoutingNumberSupport>;
  /** Whether the bank accepts FedNow transfers. */
  fednow_transfers: Open<RoutingNumberSupport>;
  /** Name of the bank. */
  name: string;
  /** Whether the bank accepts requests for payment by Real-Time Payments. */
  real_time_payments_request_for_payment: Open<RoutingNumberSupport>;
  /** Whether the bank accepts Real-Time Payments transfers. */
  real_time_payments_transfers: Open<RoutingNumberSupport>;
  /** The routing number: 9 digits with a right ABA checksum. */
  routing_number: string;
  /** Always `routing_number`. */
  type: "routing_number";
  /** Whether the bank accepts wires. */
  wire_transfers: Open<RoutingNumberSupport>;
}

/**
 * Whether a bank takes part in a kind of transfer.
 *
 * - `supported`: Money can be sent to the bank in this way.
 * - `not_supported`: Money cannot be sent to the bank in this way.
 */
export type RoutingNumberSupport = "supported" | "not_supported";

/** Parameters of `routingNumbers.list`. */
export interface RoutingNumberListParams {
  /** The `next_cursor` of a page, to get the next one. Send it with the same filters. */
  cursor?: string | undefined;
  /** The largest number of objects in a page, 1 to 100. Default: `100`. */
  limit?: number | undefined;
  /** The routing number to look up, 9 characters. */
  routing_number: string;
}
