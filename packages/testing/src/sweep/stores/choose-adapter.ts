import { mapStore, setStore } from "./map-store.ts";
import { ObjectStore } from "./object-store.ts";
import { isPgClient, PgClientStore } from "./pg-client-store.ts";
import { isPgPool, PgPoolStore } from "./pg-pool-store.ts";
import { isPGlite, PGliteStore } from "./pglite-store.ts";
import { isSqliteDatabase } from "./sqlite-database.ts";
import { SqliteStore } from "./sqlite-store.ts";
import type { StoreAdapter } from "./store-adapter.ts";

interface AdapterOptions {
  /** The methods of a store that is neither SQL nor a `Map` that only read. */
  readonly reads?: readonly string[];
}

/**
 * Returns the adapter of a store, chosen by its shape: a `Map` or `Set`, a database of SQLite, PGlite, a client or a pool of
 * pg, or any other object. The stores in the properties of another object have adapters of their own.
 */
export function chooseAdapter(store: object, { reads }: AdapterOptions): StoreAdapter {
  return knownStore(store, "store") ?? new ObjectStore(store, "store", reads, knownStore);
}

function knownStore(store: object, path: string): StoreAdapter | undefined {
  // A class of an app that extends `Map` has methods of its own.
  const prototype: unknown = Object.getPrototypeOf(store);
  if (prototype === Map.prototype) return mapStore(store as Map<unknown, unknown>, path);
  if (prototype === Set.prototype) return setStore(store as Set<unknown>, path);
  if (isSqliteDatabase(store)) return new SqliteStore(store, path);
  if (isPGlite(store)) return new PGliteStore(store, path);
  if (isPgPool(store)) return new PgPoolStore(store, path);
  return isPgClient(store) ? new PgClientStore(store, path) : undefined;
}
