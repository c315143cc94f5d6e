/** Something that happened to an object, as the `Event` of the client, whose `category` narrows. Carries no data of the object itself. */
export interface Event {
  /** Identifier of the Event; also the `webhook-id` of its deliveries. Sorts by time. */
  id: `event_${string}`;
  /** Identifier of the object it is about. Fetch the object to see its state. */
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
