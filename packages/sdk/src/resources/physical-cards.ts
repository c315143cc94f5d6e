// Generated from packages/contract/src/resources/physical-cards by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { CardId, PhysicalCardId, PhysicalCardProfileId } from "./ids.ts";
import type { Open, PageParams } from "./shared.ts";

/** Operations on Physical Cards. */
export interface PhysicalCards {
  /**
   * List Physical Cards, newest first.
   *
   * `GET /physical_cards`.
   */
  list(params?: PhysicalCardListParams, options?: ListOptions): PageRequest<PhysicalCard>;

  /**
   * Order a Physical Card for a Card, to be printed and sent.
   *
   * The Card's Account must be open and its Entity active. Starts `active`, with a `pending` shipment.
   * Printing costs a fee. Emits `physical_card.created`. In live the shipment then moves by itself, and
   * each step is an Event of its own (D-60).
   *
   * - `shipment.method` must be `courier_b_worldwide_express` when `shipment.address.country` is not
   *   `US`.
   * - `shipment.address.country` must be a country other than `US` when `shipment.method` is
   *   `courier_b_worldwide_express`.
   *
   * `POST /physical_cards`.
   */
  create(params: PhysicalCardCreateParams, options?: WriteOptions): ApiPromise<PhysicalCard>;

  /**
   * Retrieve a Physical Card.
   *
   * `GET /physical_cards/{physical_card_id}`.
   */
  retrieve(id: PhysicalCardId, options?: RequestOptions): ApiPromise<PhysicalCard>;

  /**
   * Disable, enable or cancel a Physical Card.
   *
   * Canceling is permanent: a canceled Physical Card is refused any other state. Emits
   * `physical_card.updated` when something changed.
   *
   * `PATCH /physical_cards/{physical_card_id}`.
   */
  update(id: PhysicalCardId, params: PhysicalCardUpdateParams, options?: RequestOptions): ApiPromise<PhysicalCard>;
}

/** A printed card that is sent to its holder. Its numbers are those of a Card. */
export interface PhysicalCard {
  /** Identifier of the Physical Card. */
  id: PhysicalCardId;
  /** The Card that it is a piece of plastic for. A Card can have several. */
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
  /** The way of a Physical Card from the printer to its recipient. */
  shipment: PhysicalCardShipment;
  /** Whether a Physical Card can be used. */
  status: Open<PhysicalCardStatus>;
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

/** The way of a Physical Card from the printer to its recipient. */
export interface PhysicalCardShipment {
  /** Where a Physical Card is sent. */
  address: PhysicalCardShipmentAddress;
  /** How a Physical Card is carried to its recipient. */
  method: Open<PhysicalCardShipmentMethod>;
  /** How soon the printer hands a Physical Card over. Days are those of the Pacific time zone. */
  schedule: Open<PhysicalCardShipmentSchedule>;
  /** How far the shipment of a Physical Card has come. */
  status: Open<PhysicalCardShipmentStatus>;
  /** Where the card is, or null until it is first shipped or reported on. */
  tracking: PhysicalCardTracking | null;
}

/** Where a Physical Card is sent. */
export interface PhysicalCardShipmentAddress {
  /** Who is to receive the card, 1 to 35 characters. */
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
 * - `courier_a_priority_overnight`: By the first courier overnight; nobody has to sign.
 * - `courier_a_2_day`: By the first courier in two days.
 * - `courier_b_worldwide_express`: By the second courier abroad; for no other country than that.
 */
export type PhysicalCardShipmentMethod =
  | "postal_standard"
  | "courier_a_priority_overnight"
  | "courier_a_2_day"
  | "courier_b_worldwide_express";

/**
 * How soon the printer hands a Physical Card over. Days are those of the Pacific time zone.
 *
 * - `next_day`: On the business day after the one on which the printer got the order.
 * - `same_day`: On the business day on which the printer got the order. To be arranged with the
 *   operator beforehand.
 */
export type PhysicalCardShipmentSchedule = "next_day" | "same_day";

/**
 * How far the shipment of a Physical Card has come.
 *
 * - `pending`: Ordered, but not yet on its way to the printer.
 * - `canceled`: Called off before the printer got the order.
 * - `submitted`: The printer got the order.
 * - `acknowledged`: The printer took the order and makes the card with its next batch.
 * - `rejected`: The printer refused the order because of an error in it.
 * - `shipped`: The card is with the carrier.
 * - `returned`: The card came back and was destroyed.
 * - `requires_attention`: Stuck until the operator does something.
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

/** Where a shipped Physical Card is. */
export interface PhysicalCardTracking {
  /** The carrier's tracking number; null for `postal_standard`. */
  number: string | null;
  /** Tracking number of the way back, or null unless the card was returned. */
  return_number: string | null;
  /** Why the card was returned, in words, or null unless it was. */
  return_reason: string | null;
  /** When the card lay ready for the carrier to fetch. ISO 8601, UTC. */
  shipped_at: string;
  /** What the carrier reported. */
  updates: PhysicalCardTrackingUpdate[];
}

/** One report of a carrier. */
export interface PhysicalCardTrackingUpdate {
  /** When the carrier expects to deliver, or null if it did not say. ISO 8601, UTC. */
  carrier_estimated_delivery_at: string | null;
  /** What a carrier reports of a Physical Card. */
  category: Open<PhysicalCardTrackingUpdateCategory>;
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
 * What a carrier reports of a Physical Card.
 *
 * - `in_transit`: It is on its way.
 * - `processed_for_delivery`: It is about to be delivered.
 * - `delivered`: It was delivered. A carrier may report so more than once for one card.
 * - `delivery_issue`: It could not be delivered: the carrier tries again if it can, else the card goes
 *   back.
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
export interface PhysicalCardListParams extends PageParams {
  /** Only Physical Cards of this Card. */
  card_id?: CardId | undefined;
  /** Only the object made with this idempotency key, 1 to 200 characters: none or one. */
  idempotency_key?: string | undefined;
}

/** Parameters of `physicalCards.create`. */
export interface PhysicalCardCreateParams {
  /** The Card to print. */
  card_id: CardId;
  /** The person whose name to print. */
  cardholder: PhysicalCardCreateCardholderParams;
  /** The Physical Card Profile with the artwork to print. By default the latest one that is a default. */
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
   * How soon to hand the card over. By default `same_day` with `courier_a_priority_overnight`, else
   * `next_day`.
   */
  schedule?: PhysicalCardShipmentSchedule | undefined;
}

/** Where to send the card. */
export interface PhysicalCardCreateAddressParams {
  /** Who is to receive the card, 1 to 35 characters. */
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
   * Country, a two-letter ISO 3166-1 code such as `US`. Any other goes by `courier_b_worldwide_express`
   * only, and is to be arranged with the operator beforehand. Default: `US`.
   */
  country?: string | undefined;
  /** Telephone number of the recipient for the carrier, 1 to 15 characters. It is not returned. */
  phone_number?: string | undefined;
}

/** Parameters of `physicalCards.update`. */
export interface PhysicalCardUpdateParams {
  /** Whether a Physical Card can be used. */
  status: PhysicalCardStatus;
}

/** Parameters of `simulations.physicalCards.advanceShipment`. */
export interface PhysicalCardAdvanceShipmentParams {
  /** The state to put the shipment in. */
  shipment_status: PhysicalCardShipmentStatus;
}

/** Parameters of `simulations.physicalCards.addTrackingUpdate`. */
export interface PhysicalCardAddTrackingUpdateParams {
  /** What a carrier reports of a Physical Card. */
  category: PhysicalCardTrackingUpdateCategory;
  /** When the carrier expects to deliver. ISO 8601, with a zone. */
  carrier_estimated_delivery_at?: string | Date | undefined;
  /** City where it happened, 1 to 200 characters. */
  city?: string | undefined;
  /** Postal code where it happened, 1 to 200 characters. */
  postal_code?: string | undefined;
  /** State where it happened, 1 to 200 characters. */
  state?: string | undefined;
}
