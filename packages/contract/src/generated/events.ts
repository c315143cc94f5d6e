// Generated from packages/contract/src/resources/events by `npm run generate`. Do not edit.

import type { EventId } from "./ids.ts";
import type { CreatedAtFilter } from "./shared.ts";

/** One page of a list. */
export interface EventList {
  /** The objects of this page. */
  data: Event[];
  /** Send it as `cursor` to get the next page; null at the end of the list. */
  next_cursor: string | null;
}

/** Something that happened to an object. Carries no data of the object itself. Listed for 30 days. */
export interface Event {
  /** Identifier of the Event; also the `webhook-id` of its deliveries. Sorts by time. */
  id: EventId;
  /** Identifier of the object it is about. Fetch the object to see its state. */
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
 * - `declined_transaction.created`: An addition or removal of money was declined.
 * - `entity.created`: An Entity was created.
 * - `inbound_mail_item.created`: A piece of mail arrived.
 * - `inbound_mail_item.updated`: A piece of mail was processed.
 * - `physical_card.created`: A Physical Card was ordered.
 * - `physical_card.updated`: A Physical Card, or its shipment, changed.
 * - `program.created`: A Program was set up.
 * - `transaction.created`: A Transaction was posted.
 */
export type EventCategory =
  | "account.created"
  | "account.updated"
  | "account_number.created"
  | "account_number.updated"
  | "declined_transaction.created"
  | "entity.created"
  | "inbound_mail_item.created"
  | "inbound_mail_item.updated"
  | "physical_card.created"
  | "physical_card.updated"
  | "program.created"
  | "transaction.created";

/** Parameters of `events.list`. */
export interface EventListParams {
  /** The `next_cursor` of the page before; the list then goes on after it. */
  cursor?: string | undefined;
  /** The most objects in one page, 1 to 100. Default: `100`. */
  limit?: number | undefined;
  /** Bounds on the time of creation; all that are given apply. */
  created_at?: CreatedAtFilter | undefined;
  /** Only Events about this object. */
  associated_object_id?: string | undefined;
  /** Only Events of one of these categories. */
  category?:
    | {
        /** Only Events of one of these categories. At least one value. */
        in: EventCategory[];
      }
    | undefined;
  /** The order of the list; newest first by default. */
  order_by?: EventOrder | undefined;
}

/** The order of the list; newest first by default. */
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
