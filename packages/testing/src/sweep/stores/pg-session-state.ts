/** Sends a query past all points, and resolves with its rows. */
export type SendRaw = (text: string, values?: readonly unknown[]) => Promise<readonly (readonly unknown[])[]>;

/**
 * The state of a session that survives its transactions: a statement that undoes each part, and one that makes it again,
 * which is empty for what cannot be made again.
 */
const STATE = `
SELECT 'SET SESSION AUTHORIZATION DEFAULT' AS undo, format('SET SESSION AUTHORIZATION %I', session_user) AS redo
UNION ALL SELECT 'RESET ROLE', format('SELECT set_config(''role'', %L, false)', current_setting('role'))
UNION ALL SELECT format('RESET %I', name), format('SELECT set_config(%L, %L, false)', name, setting)
  FROM pg_settings WHERE source = 'session'
UNION ALL SELECT format('DEALLOCATE %I', name), '' FROM pg_prepared_statements WHERE from_sql
UNION ALL SELECT format('CLOSE %I', name), '' FROM pg_cursors WHERE is_holdable
UNION ALL SELECT format('UNLISTEN %I', channel), '' FROM pg_listening_channels() AS channel
UNION ALL SELECT format('DROP %s IF EXISTS pg_temp.%I CASCADE', CASE relkind
    WHEN 'v' THEN 'VIEW' WHEN 'S' THEN 'SEQUENCE' WHEN 'c' THEN 'TYPE' ELSE 'TABLE' END, relname), ''
  FROM pg_class WHERE relnamespace = pg_my_temp_schema() AND relkind IN ('r', 'p', 'v', 'S', 'c')
UNION ALL SELECT format('DROP TYPE IF EXISTS pg_temp.%I CASCADE', typname), ''
  FROM pg_type WHERE typnamespace = pg_my_temp_schema() AND typtype IN ('e', 'd')
UNION ALL SELECT format('DROP ROUTINE IF EXISTS pg_temp.%I(%s) CASCADE', proname, pg_get_function_identity_arguments(oid)), ''
  FROM pg_proc WHERE pronamespace = pg_my_temp_schema()`;

const RESTORE_SETTING =
  "SELECT set_config($1, coalesce($2, ''), false) WHERE current_setting($1, true) IS DISTINCT FROM $2";

/** The beginning of the name of a setting of the app's own, which PostgreSQL does not list: `app.tenant`. */
const OWN_SETTING = /^[a-z_]\w*\.[a-z_]/i;

/**
 * The state of a session of PostgreSQL as the app was given it. A crash closes the connections of a process, so its
 * temporary tables, prepared statements and settings do not survive. What `store` has set is part of how the app connects,
 * so it does.
 */
export class PgSessionState {
  #before: ReadonlyMap<unknown, unknown> | undefined;
  /** The settings of the app's own that a statement names, and their values before it. */
  readonly #own = new Map<string, unknown>();

  /** Notes the state before the first statement of a process that changes it. */
  async note(text: string, send: SendRaw): Promise<void> {
    this.#before ??= await readState(send);
    for (const [name] of text.matchAll(/[\w.]+/g)) {
      if (!OWN_SETTING.test(name) || this.#own.has(name)) continue;
      const [row] = await send("SELECT current_setting($1, true)", [name]);
      this.#own.set(name, row?.[0] ?? null);
    }
  }

  /** Restores the state, outside a transaction. */
  async restore(send: SendRaw): Promise<void> {
    if (this.#before === undefined) return;
    const now = await readState(send);
    for (const [undo, redo] of now) {
      const before = this.#before.get(undo);
      if (before !== redo) await send(String(before ?? undo));
    }
    for (const [undo, redo] of this.#before) if (redo !== "" && !now.has(undo)) await send(String(redo));
    for (const setting of this.#own) await send(RESTORE_SETTING, setting);
  }
}

async function readState(send: SendRaw): Promise<ReadonlyMap<unknown, unknown>> {
  return new Map((await send(STATE)).map(([undo, redo]) => [undo, redo]));
}
