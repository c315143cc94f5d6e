// Generated from packages/contract/src/resources/events by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions } from "../core/api.ts";
import type { EventId } from "./ids.ts";
import type { AnyOf, PageParams, Variants } from "./shared.ts";

/** Operations on Events. */
export interface Events {
  /**
   * List the Events of the last 30 days, newest first or oldest first.
   *
   * In the order oldest first, `next_cursor` is always present. A page without data means that you have
   * reached the newest Event: keep the cursor and poll again later.
   *
   * `GET /events`.
   */
  list(params?: EventListParams, options?: ListOptions): PageRequest<Event>;

  /**
   * Retrieve an Event.
   *
   * `GET /events/{event_id}`. An extension of the contract.
   */
  retrieve(id: EventId, options?: RequestOptions): ApiPromise<Event>;
}

/**
 * Something that happened to an object. It carries no data of the object itself, and is listed for 30
 * days.
 */
export type Event = Variants<EventFields, "category">;

/** The fields of `Event`, each with its type when it is not null. */
export interface EventFields {
  /** Identifier of the Event; also the `webhook-id` of its deliveries. Sorts by time. */
  id: EventId;
  /** Identifier of the object that the Event is about. Fetch the object to see its state. */
  associated_object_id: string;
  /** The `type` of that object. */
  associated_object_type: string;
  /** What happened. */
  category: EventCategory;
  /** When it happened. ISO 8601, UTC. */
  created_at: string;
  /** Always `event`. */
  type: "event";
}

/**
 * What happened.
 *
 * - `account.created`: An Account was created.
 * - `account.updated`: An Account changed.
 * - `account_number.created`: An Account Number was created.
 * - `account_number.updated`: An Account Number changed.
 * - `account_transfer.created`: An Account Transfer was created.
 * - `account_transfer.updated`: An Account Transfer was approved or canceled.
 * - `ach_transfer.created`: An ACH Transfer was created.
 * - `ach_transfer.updated`: An ACH Transfer changed.
 * - `card.created`: A Card was created.
 * - `card.updated`: A Card changed.
 * - `card_payment.created`: The first message of a Card Payment arrived.
 * - `card_payment.updated`: A Card Payment has a new element.
 * - `check_deposit.created`: A check was deposited.
 * - `check_deposit.updated`: A Check Deposit was submitted, rejected or returned.
 * - `check_transfer.created`: A Check Transfer was created.
 * - `check_transfer.updated`: A Check Transfer changed.
 * - `declined_transaction.created`: A credit or a debit was declined.
 * - `digital_card_profile.created`: A Digital Card Profile was created.
 * - `digital_card_profile.updated`: A Digital Card Profile changed.
 * - `entity.created`: An Entity was created.
 * - `entity.updated`: An Entity changed.
 * - `event_subscription.created`: An Event Subscription was created.
 * - `event_subscription.updated`: An Event Subscription changed.
 * - `external_account.created`: An External Account was created.
 * - `external_account.updated`: An External Account changed.
 * - `fednow_transfer.created`: A FedNow Transfer was created.
 * - `fednow_transfer.updated`: A FedNow Transfer changed.
 * - `file.created`: A File was created.
 * - `inbound_ach_transfer.created`: An ACH transfer from another bank arrived.
 * - `inbound_ach_transfer.updated`: An Inbound ACH Transfer was accepted, declined or returned.
 * - `inbound_check_deposit.created`: A check that is drawn on an Account Number was presented.
 * - `inbound_check_deposit.updated`: An Inbound Check Deposit was accepted, declined or returned.
 * - `inbound_fednow_transfer.created`: A FedNow transfer arrived.
 * - `inbound_fednow_transfer.updated`: An Inbound FedNow Transfer was confirmed or declined.
 * - `inbound_mail_item.created`: A piece of mail arrived.
 * - `inbound_mail_item.updated`: A piece of mail was processed.
 * - `inbound_real_time_payments_transfer.created`: A Real-Time Payments transfer arrived.
 * - `inbound_real_time_payments_transfer.updated`: An Inbound Real-Time Payments Transfer was
 *   confirmed or declined.
 * - `inbound_wire_transfer.created`: A wire arrived.
 * - `inbound_wire_transfer.updated`: An Inbound Wire Transfer was accepted, declined or reversed.
 * - `lockbox.created`: A Lockbox Recipient was created.
 * - `lockbox.updated`: A Lockbox Recipient changed.
 * - `lockbox_address.created`: A Lockbox Address was created.
 * - `lockbox_address.updated`: A Lockbox Address changed.
 * - `pending_transaction.created`: A Pending Transaction was created.
 * - `pending_transaction.updated`: A Pending Transaction was completed, or its amount changed.
 * - `physical_card.created`: A Physical Card was ordered.
 * - `physical_card.updated`: A Physical Card, or its shipment, changed.
 * - `physical_card_profile.created`: A Physical Card Profile was created.
 * - `physical_card_profile.updated`: A Physical Card Profile changed.
 * - `program.created`: A Program was created.
 * - `real_time_decision.card_authorization_requested`: A card authorization waits for your decision.
 * - `real_time_payments_transfer.created`: A Real-Time Payments Transfer was created.
 * - `real_time_payments_transfer.updated`: A Real-Time Payments Transfer changed.
 * - `transaction.created`: A Transaction was posted.
 * - `wire_transfer.created`: A Wire Transfer was created.
 * - `wire_transfer.updated`: A Wire Transfer changed.
 */
export type EventCategory =
  | "account.created"
  | "account.updated"
  | "account_number.created"
  | "account_number.updated"
  | "account_transfer.created"
  | "account_transfer.updated"
  | "ach_transfer.created"
  | "ach_transfer.updated"
  | "card.created"
  | "card.updated"
  | "card_payment.created"
  | "card_payment.updated"
  | "check_deposit.created"
  | "check_deposit.updated"
  | "check_transfer.created"
  | "check_transfer.updated"
  | "declined_transaction.created"
  | "digital_card_profile.created"
  | "digital_card_profile.updated"
  | "entity.created"
  | "entity.updated"
  | "event_subscription.created"
  | "event_subscription.updated"
  | "external_account.created"
  | "external_account.updated"
  | "fednow_transfer.created"
  | "fednow_transfer.updated"
  | "file.created"
  | "inbound_ach_transfer.created"
  | "inbound_ach_transfer.updated"
  | "inbound_check_deposit.created"
  | "inbound_check_deposit.updated"
  | "inbound_fednow_transfer.created"
  | "inbound_fednow_transfer.updated"
  | "inbound_mail_item.created"
  | "inbound_mail_item.updated"
  | "inbound_real_time_payments_transfer.created"
  | "inbound_real_time_payments_transfer.updated"
  | "inbound_wire_transfer.created"
  | "inbound_wire_transfer.updated"
  | "lockbox.created"
  | "lockbox.updated"
  | "lockbox_address.created"
  | "lockbox_address.updated"
  | "pending_transaction.created"
  | "pending_transaction.updated"
  | "physical_card.created"
  | "physical_card.updated"
  | "physical_card_profile.created"
  | "physical_card_profile.updated"
  | "program.created"
  | "real_time_decision.card_authorization_requested"
  | "real_time_payments_transfer.created"
  | "real_time_payments_transfer.updated"
  | "transaction.created"
  | "wire_transfer.created"
  | "wire_transfer.updated";

/**
 * A category that filters of Events and Event Subscriptions accept. It is never produced: no Event of
 * this bank has it.
 */
export type NeverProducedEventCategory =
  | "account_statement.created"
  | "ach_prenotification.created"
  | "ach_prenotification.updated"
  | "blockchain_address.created"
  | "blockchain_address.updated"
  | "blockchain_offramp_transfer.created"
  | "blockchain_offramp_transfer.updated"
  | "blockchain_onramp_transfer.created"
  | "blockchain_onramp_transfer.updated"
  | "bookkeeping_account.created"
  | "bookkeeping_account.updated"
  | "bookkeeping_entry_set.updated"
  | "card_dispute.created"
  | "card_dispute.updated"
  | "card_profile.created"
  | "card_profile.updated"
  | "card_purchase_supplement.created"
  | "card_push_transfer.created"
  | "card_push_transfer.updated"
  | "card_validation.created"
  | "card_validation.updated"
  | "checkbook.created"
  | "checkbook.updated"
  | "declined_transaction.updated"
  | "digital_wallet_token.created"
  | "digital_wallet_token.updated"
  | "export.created"
  | "export.updated"
  | "group.heartbeat"
  | "group.updated"
  | "inbound_ach_transfer_return.created"
  | "inbound_ach_transfer_return.updated"
  | "inbound_real_time_payments_request_for_payment.created"
  | "inbound_real_time_payments_request_for_payment.updated"
  | "inbound_wire_drawdown_request.created"
  | "interest_rate_plan.created"
  | "interest_rate_plan.updated"
  | "loan_application.created"
  | "loan_application.updated"
  | "loan_distribution.created"
  | "loan_offer.created"
  | "loan_offer.updated"
  | "loan_purchase.created"
  | "lockbox_recipient.created"
  | "lockbox_recipient.updated"
  | "oauth_connection.created"
  | "oauth_connection.deactivated"
  | "physical_check.created"
  | "physical_check.updated"
  | "program.updated"
  | "proof_of_authorization_request.created"
  | "proof_of_authorization_request.updated"
  | "real_time_decision.card_authentication_challenge_requested"
  | "real_time_decision.card_authentication_requested"
  | "real_time_decision.card_balance_inquiry_requested"
  | "real_time_decision.digital_wallet_authentication_requested"
  | "real_time_decision.digital_wallet_token_requested"
  | "real_time_payments_request_for_payment.created"
  | "real_time_payments_request_for_payment.updated"
  | "swift_transfer.created"
  | "swift_transfer.updated"
  | "transaction.updated"
  | "wire_drawdown_request.created"
  | "wire_drawdown_request.updated";

/** Parameters of `events.list`. */
export interface EventListParams extends PageParams {
  /** Only Events about the object with this identifier, text of at least 1 character. */
  associated_object_id?: string | undefined;
  /** Only Events of one of these categories. */
  category?: AnyOf<EventCategory | NeverProducedEventCategory>["filter"] | undefined;
  /** The order of the list. Default: newest first. */
  order_by?: EventOrder | undefined;
}

/** The order of the list. Default: newest first. */
export interface EventOrder {
  /** The field to order by. */
  field?: EventOrderField | undefined;
  /** The direction of the order. */
  direction?: EventOrderDirection | undefined;
}

/**
 * The field to order by.
 *
 * - `created_at`: Time of creation.
 */
export type EventOrderField = "created_at";

/**
 * The direction of the order.
 *
 * - `ascending`: Oldest first. `next_cursor` is then always present: keep it to resume later.
 * - `descending`: Newest first.
 */
export type EventOrderDirection = "ascending" | "descending";
