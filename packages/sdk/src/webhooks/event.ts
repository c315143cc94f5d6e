/**
 * Something that happened to an object. It carries no data of the object itself. The client's `Event` is the same
 * object with narrower types.
 */
export interface Event {
  /** Identifier of the Event; also the `webhook-id` of its deliveries. Sorts by time. */
  id: `event_${string}`;
  /** Identifier of the object that the Event is about. Fetch the object to see its state. */
  associated_object_id: string;
  /** The `type` of that object. */
  associated_object_type: string;
  /** What happened, such as `account.created`. */
  category: string;
  /** When it happened. ISO 8601, UTC. */
  created_at: string;
  /** Always `event`. */
  type: "event";
}
