import type { DatabaseSync } from "node:sqlite";
import type { WebhookDedupeStore } from "@sandbank/sdk/webhooks";

/** A claim of a process that crashed is free again after a minute. */
const CLAIM_MS = 60_000;

/** Remembers which Events were handled, in a table of your database. */
export function createDedupeStore(
  database: DatabaseSync,
  now: () => number = Date.now,
): WebhookDedupeStore {
  database.exec(`
    CREATE TABLE IF NOT EXISTS webhook_events (
      id TEXT PRIMARY KEY,
      claimed_at BIGINT NOT NULL,
      handled BOOLEAN NOT NULL DEFAULT FALSE
    )`);
  // One statement, so that of two processes only one gets the claim.
  const claim = database.prepare(`
    INSERT INTO webhook_events (id, claimed_at) VALUES ($id, $now)
    ON CONFLICT (id) DO UPDATE SET claimed_at = excluded.claimed_at
      WHERE NOT webhook_events.handled
        AND webhook_events.claimed_at <= $expired
    RETURNING id`);
  const find = database.prepare(
    "SELECT handled FROM webhook_events WHERE id = $id",
  );
  const confirm = database.prepare(
    "UPDATE webhook_events SET handled = TRUE WHERE id = $id",
  );
  const release = database.prepare(
    "DELETE FROM webhook_events WHERE id = $id AND NOT handled",
  );

  return {
    claim(id) {
      const time = now();
      const values = { $id: id, $now: time, $expired: time - CLAIM_MS };
      if (claim.get(values)) return "claimed";
      return find.get({ $id: id })?.["handled"] ? "done" : "busy";
    },
    confirm: (id) => confirm.run({ $id: id }),
    release: (id) => release.run({ $id: id }),
  };
}
