/** What signs the webhooks of an Event Subscription. Beside its object, which clients read. */
export interface SubscriptionSecret {
  readonly current: string;
}
