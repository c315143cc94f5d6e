/** Constants of the API (contract "Interface constants", and the assumptions that are cited). */
export const constants = {
  /** The default and maximum number of objects in a page. */
  pageLimit: 100,
  /** How long Events are listed, in days. */
  eventRetentionDays: 30,
  /** How long a receiver may take to respond to a webhook with a 2xx, in seconds. */
  webhookDeadlineSeconds: 10,
  /**
   * How many times a webhook is attempted in live: the first attempt and seven retries. In sandbox it is attempted
   * once.
   */
  liveWebhookAttempts: 8,
  /** When each attempt is made in live, in seconds after the Event. */
  liveWebhookScheduleSeconds: [0, 60, 600, 3_600, 14_400, 43_200, 86_400, 259_200],
  /** The longest secret that signs webhooks, in characters. The shortest has 1. */
  sharedSecretMaximumLength: 100,
  /** The addresses that send webhooks: documentation addresses, which belong to nobody (D-100). */
  webhookSourceAddresses: ["192.0.2.10", "198.51.100.10", "203.0.113.10"],
  /** How long a Real-Time Decision stays open, in seconds of the bank's clock (D-102). */
  realTimeDecisionSeconds: 3,
  /** The highest `network_risk_score` of a card payment on each network; the lowest is 0. */
  networkRiskScoreMaximum: { cardnet: 99, debitnet: 999 },
  /** The processing categories that credit the cardholder at settlement (D-104). */
  cardCreditCategories: ["original_credit", "cash_deposit"],
  /** The longest idempotency key and the longest of most names, in characters. The shortest has 1. */
  nameMaximumLength: 200,
  /** The largest request body, in bytes (D-18). */
  requestMaximumBytes: 1_048_576,
  /** The deepest nesting of a request body, in levels (D-18). */
  requestMaximumDepth: 32,
  /** The largest File, in bytes (D-106). */
  fileMaximumBytes: 10_485_760,
  /** The largest rest of a multipart body without the File, in bytes (D-106). */
  multipartRestMaximumBytes: 65_536,
} as const;
