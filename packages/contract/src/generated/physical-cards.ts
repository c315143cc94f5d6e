// Generated from packages/contract/src/resources/physical-cards by `npm run generate`. Do not edit.

import type { CardId, PhysicalCardId, PhysicalCardProfileId } from "./ids.ts";
import type { CreatedAtFilter } from "./shared.ts";

/** One page of a list. */
export interface PhysicalCardList {
  /** The objects of this page. */
  data: PhysicalCard[];
  /** Send it as `cursor` to get the next page. Null at the end of the list. */
  next_cursor: string | null;
}

/** A printed card that is sent to the cardholder. It has the numbers of its Card. */
export interface PhysicalCard {
  /** Identifier of the Physical Card. */
  id: PhysicalCardId;
  /** The Card that is printed. A Card can have several Physical Cards. */
  card_id: CardId;
  /** The person whose name is on a Physical Card. */
  cardholder: PhysicalCardCardholder;
  /** When the Physical Card was ordered. ISO 8601, UTC. */
  created_at: string;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** The Physical Card Profile with its artwork, or null. */
  physical_card_profile_id: PhysicalCardProfileId | null;
  /** The shipment of a Physical Card from the printer to its recipient. */
  shipment: PhysicalCardShipment;
  /** Whether a Physical Card can be used. */
  status: PhysicalCardStatus;
  /** Always `physical_card`. */
  type: "physical_card";
}

/** The person whose name is on a Physical Card. */
export interface PhysicalCardCardholder {
  /**
   * First name of the cardholder as printed on the card, 1 to 200 letters A to Z, digits, spaces or any
   * of `_ . - /`.
   */
  first_name: string;
  /**
   * Last name of the cardholder as printed on the card, 1 to 200 letters A to Z, digits, spaces or any
   * of `_ . - /`.
   */
  last_name: string;
}

/** The shipment of a Physical Card from the printer to its recipient. */
export interface PhysicalCardShipment {
  /** Where a Physical Card is sent. */
  address: PhysicalCardShipmentAddress;
  /** How a Physical Card is carried to its recipient. */
  method: PhysicalCardShipmentMethod;
  /** How soon the printer hands a Physical Card over. Days are in the Pacific time zone. */
  schedule: PhysicalCardShipmentSchedule;
  /** The state of the shipment of a Physical Card. */
  status: PhysicalCardShipmentStatus;
  /** The tracking, or null until the card is shipped or has a tracking update. */
  tracking: PhysicalCardTracking | null;
}

/** Where a Physical Card is sent. */
export interface PhysicalCardShipmentAddress {
  /** Name of the recipient, 1 to 35 characters. */
  name: string;
  /** First line of the address, 1 to 35 characters. */
  line1: string;
  /** Second line of the address, 1 to 35 characters, or null. */
  line2: string | null;
  /** Third line of the address, 1 to 9 characters, or null. */
  line3: string | null;
  /** City, 1 to 35 characters. */
  city: string;
  /** State or region, 1 to 200 characters. */
  state: string;
  /** Postal code, 1 to 16 characters. */
  postal_code: string;
  /** Country, a two-letter ISO 3166-1 code such as `US`. */
  country: string;
}

/**
 * How a Physical Card is carried to its recipient.
 *
 * - `postal_standard`: By ordinary mail, without a tracking number.
 * - `courier_a_priority_overnight`: By the first courier overnight, without a signature.
 * - `courier_a_2_day`: By the first courier in two days.
 * - `courier_b_worldwide_express`: By the second courier, for international shipments only.
 */
export type PhysicalCardShipmentMethod =
  | "postal_standard"
  | "courier_a_priority_overnight"
  | "courier_a_2_day"
  | "courier_b_worldwide_express";

/**
 * How soon the printer hands a Physical Card over. Days are in the Pacific time zone.
 *
 * - `next_day`: On the business day after the printer received the order.
 * - `same_day`: On the business day on which the printer received the order. Requires an arrangement
 *   with the operator.
 */
export type PhysicalCardShipmentSchedule = "next_day" | "same_day";

/**
 * The state of the shipment of a Physical Card.
 *
 * - `pending`: It was ordered, but not sent to the printer yet.
 * - `canceled`: It was canceled before the printer received the order.
 * - `submitted`: The printer received the order.
 * - `acknowledged`: The printer acknowledged the order and prints the card with its next batch.
 * - `rejected`: The printer refused the order because of an error in it.
 * - `shipped`: The card is with the carrier.
 * - `returned`: The card came back and was destroyed.
 * - `requires_attention`: It waits until the operator acts.
 */
export type PhysicalCardShipmentStatus =
  | "pending"
  | "canceled"
  | "submitted"
  | "acknowledged"
  | "rejected"
  | "shipped"
  | "returned"
  | "requires_attention";

/** The tracking of a shipped Physical Card. */
export interface PhysicalCardTracking {
  /** The carrier's tracking number; null for `postal_standard`. */
  number: string | null;
  /** Tracking number of the return, or null if the card was not returned. */
  return_number: string | null;
  /** Why the card was returned, in words, or null if it was not returned. */
  return_reason: string | null;
  /** When the card was ready for the carrier to collect. ISO 8601, UTC. */
  shipped_at: string;
  /** The carrier's tracking updates. */
  updates: PhysicalCardTrackingUpdate[];
}

/** A tracking update of the carrier. */
export interface PhysicalCardTrackingUpdate {
  /** When the carrier expects to deliver, or null if it is not known. ISO 8601, UTC. */
  carrier_estimated_delivery_at: string | null;
  /** The kind of a carrier's tracking update. */
  category: PhysicalCardTrackingUpdateCategory;
  /** City where it happened, or null. */
  city: string | null;
  /** When it happened. ISO 8601, UTC. */
  created_at: string;
  /** Postal code where it happened, or null. */
  postal_code: string | null;
  /** State where it happened, or null. */
  state: string | null;
}

/**
 * The kind of a carrier's tracking update.
 *
 * - `in_transit`: It is in transit.
 * - `processed_for_delivery`: It is about to be delivered.
 * - `delivered`: It was delivered. A carrier may report this more than once for a card.
 * - `delivery_issue`: It could not be delivered. The carrier tries again if possible, otherwise
 *   returns the card.
 * - `returned_to_sender`: It could not be delivered and came back.
 */
export type PhysicalCardTrackingUpdateCategory =
  | "in_transit"
  | "processed_for_delivery"
  | "delivered"
  | "delivery_issue"
  | "returned_to_sender";

/**
 * Whether a Physical Card can be used.
 *
 * - `active`: It can be used.
 * - `disabled`: It cannot be used until it is active again.
 * - `canceled`: It can never be used again.
 */
export type PhysicalCardStatus = "active" | "disabled" | "canceled";

/** Parameters of `physicalCards.list`. */
export interface PhysicalCardListParams {
  /** The `next_cursor` of a page, to get the next one. Send it with the same filters. */
  cursor?: string | undefined;
  /** The largest number of objects in a page, 1 to 100. Default: `100`. */
  limit?: number | undefined;
  /** Bounds on the time of creation. All given bounds apply. */
  created_at?: CreatedAtFilter | undefined;
  /** Only Physical Cards of this Card. */
  card_id?: CardId | undefined;
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
}

/** Parameters of `physicalCards.create`. */
export interface PhysicalCardCreateParams {
  /** The Card to print. */
  card_id: CardId;
  /** The person whose name to print. */
  cardholder: PhysicalCardCreateCardholderParams;
  /** The Physical Card Profile with the artwork to print. Default: the latest default profile. */
  physical_card_profile_id?: PhysicalCardProfileId | undefined;
  /** How and where to send the card. */
  shipment: PhysicalCardCreateShipmentParams;
}

/** The person whose name to print. */
export interface PhysicalCardCreateCardholderParams {
  /**
   * First name of the cardholder as printed on the card, 1 to 200 letters A to Z, digits, spaces or any
   * of `_ . - /`.
   */
  first_name: string;
  /**
   * Last name of the cardholder as printed on the card, 1 to 200 letters A to Z, digits, spaces or any
   * of `_ . - /`.
   */
  last_name: string;
}

/** How and where to send the card. */
export interface PhysicalCardCreateShipmentParams {
  /** Where to send the card. */
  address: PhysicalCardCreateAddressParams;
  /** How a Physical Card is carried to its recipient. */
  method: PhysicalCardShipmentMethod;
  /**
   * How soon the printer hands the card over. Default: `same_day` with `courier_a_priority_overnight`,
   * otherwise `next_day`.
   */
  schedule?: PhysicalCardShipmentSchedule | undefined;
}

/** Where to send the card. */
export interface PhysicalCardCreateAddressParams {
  /** Name of the recipient, 1 to 35 characters. */
  name: string;
  /** First line of the address, 1 to 35 characters. */
  line1: string;
  /** Second line of the address, 1 to 35 characters. */
  line2?: string | undefined;
  /** Third line of the address, 1 to 9 characters. */
  line3?: string | undefined;
  /** City, 1 to 35 characters. */
  city: string;
  /** State or region, 1 to 200 characters. */
  state: string;
  /** Postal code, 1 to 16 characters. */
  postal_code: string;
  /**
   * Country, a two-letter ISO 3166-1 code such as `US`. Any other country requires
   * `courier_b_worldwide_express` and an arrangement with the operator. Default: `US`.
   */
  country?: string | undefined;
  /** Telephone number of the recipient for the carrier, 1 to 15 characters. The API does not return it. */
  phone_number?: string | undefined;
}

/** Parameters of `physicalCards.update`. */
export interface PhysicalCardUpdateParams {
  /** Whether a Physical Card can be used. */
  status: PhysicalCardStatus;
}

/** Parameters of `simulations.physicalCards.advanceShipment`. */
export interface PhysicalCardAdvanceShipmentParams {
  /** The new state of the shipment. */
  shipment_status: PhysicalCardShipmentStatus;
}

/** Parameters of `simulations.physicalCards.addTrackingUpdate`. */
export interface PhysicalCardAddTrackingUpdateParams {
  /** The kind of a carrier's tracking update. */
  category: PhysicalCardTrackingUpdateCategory;
  /** When the carrier expects to deliver. ISO 8601, with a zone. */
  carrier_estimated_delivery_at?: string | undefined;
  /** City where it happened, 1 to 200 characters. */
  city?: string | undefined;
  /** Postal code where it happened, 1 to 200 characters. */
  postal_code?: string | undefined;
  /** State where it happened, 1 to 200 characters. */
  state?: string | undefined;
}
