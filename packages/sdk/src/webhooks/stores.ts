/**
 * Stores that remember in your database which Events were handled, so that an app handles each Event exactly once. They
 * import no driver: pass the one that you use.
 *
 * @module
 */

export { type PostgresStoreOptions, postgresStore, type TransactionOf } from "./stores/postgres-store.ts";
export { type RedisClient, type RedisStoreOptions, redisStore } from "./stores/redis-store.ts";
export type { Begin, SqlWebhookStore, StoreTransaction } from "./stores/sql-store.ts";
export { type SqliteDatabase, type SqliteStoreOptions, sqliteStore } from "./stores/sqlite-store.ts";
export type { FailedWebhook, WebhookStore } from "./stores/webhook-store.ts";
