/**
 * Stores that remember in your database which Events were handled, so that an app handles each Event exactly once. They
 * import no driver: pass the one that you use.
 *
 * @module
 */

export { type PostgresStoreOptions, postgresStore } from "./stores/postgres-store.ts";
export { type RedisClient, type RedisStoreOptions, redisStore } from "./stores/redis-store.ts";
export type { Begin, SqlWebhookStore, StoreTransaction } from "./stores/sql-store.ts";
export {
  type SqliteDatabase,
  type SqliteStoreOptions,
  type SqliteTransactionOf,
  sqliteStore,
} from "./stores/sqlite-store.ts";
export type { TransactionOf } from "./stores/transaction-of.ts";
export type { FailedWebhook, WebhookStore } from "./stores/webhook-store.ts";
