/** Figures of the interface (contract "Interface constants", and the decisions where they are cited). */
export const constants = {
  /** Objects in a page: default and maximum. */
  pageLimit: 100,
  /** Days for which Events are listed. */
  eventRetentionDays: 30,
  /** Seconds within which a webhook must be answered with a 2xx. */
  webhookDeadlineSeconds: 10,
  /** Attempts to deliver a webhook in live: the first and seven retries. In sandbox there is one. */
  liveWebhookAttempts: 8,
  /** When each live attempt is made, in seconds from the Event. */
  liveWebhookScheduleSeconds: [0, 60, 600, 3_600, 14_400, 43_200, 86_400, 259_200],
  /** Characters of the secret that signs webhooks: 1 to this. */
  sharedSecretMaximumLength: 100,
  /** Where webhooks come from: addresses for documentation, which belong to nobody (D-100). */
  webhookSourceAddresses: ["192.0.2.10", "198.51.100.10", "203.0.113.10"],
  /** Seconds of the bank's clock within which a Real-Time Decision must be answered (D-102). */
  realTimeDecisionSeconds: 3,
  /** The highest `network_risk_score` of a card payment on each network; the lowest is 0. */
  networkRiskScoreMaximum: { cardnet: 99, debitnet: 999 },
  /** Processing categories that credit the cardholder when they are settled (D-104). */
  cardCreditCategories: ["original_credit", "cash_deposit"],
  /** Characters of an idempotency key and of most names: 1 to this. */
  nameMaximumLength: 200,
  /** Bytes of a request body (D-18). */
  requestMaximumBytes: 1_048_576,
  /** Levels of nesting in a request body (D-18). */
  requestMaximumDepth: 32,
  /** Bytes of a File (D-106). */
  fileMaximumBytes: 10_485_760,
  /** Bytes of a multipart body beside those of the File (D-106). */
  multipartRestMaximumBytes: 65_536,
} as const;
