import type { DeclinedTransaction, Transaction } from "@sandbank/contract";
import type { ReadableExplanation } from "@sandbank/engine";
import { Panel } from "../../parts/frames.tsx";
import { Gauge } from "../../parts/limit-gauges.tsx";
import { Instant, ObjectName, ShortInstant } from "../../parts/values.tsx";
import { readPage } from "../../store/use-pages.ts";
import { useFixed } from "../../store/use-read.ts";
import { formatCount } from "../../words/count.ts";
import { moneyText } from "../../words/money.ts";

type Use = NonNullable<ReadableExplanation["limit"]>;

export interface LimitPanelProps {
  readonly use: Use;
  readonly declined: DeclinedTransaction;
  /** The number of journal entries after the decline; undefined until it is read. */
  readonly entry: number | undefined;
}

/** Shows the Limit that decided: the used part, and the debits that used it. */
export function LimitPanel({ use, declined, entry }: LimitPanelProps) {
  const { limitId, interval, used, window } = use;
  // The request alone was larger, which the sentence above says.
  if (interval === "transaction" || used === 0) return null;
  return (
    <Panel title="How much of the Limit was used">
      <div>
        <Gauge limit={use} />
      </div>
      {window.after !== null && (
        <p class="muted">
          Debits after <Instant at={window.after} /> UTC counted.
        </p>
      )}
      <Filled limit={limitId} declined={declined} entry={entry} />
    </Panel>
  );
}

const MOST_DEBITS = 20;

/** Lists the debits that counted just before the decline, latest first. */
function Filled({ limit, declined, entry }: Omit<LimitPanelProps, "use"> & { readonly limit: string }) {
  const at = String((entry ?? 1) - 1);
  const read = useFixed(entry === undefined ? null : `limit use ${limit} ${at}`, (from) =>
    from.admin("limit_use", { id: limit, at }),
  );
  const moved = useMoved(declined);
  if (read.state === "loading") return null;
  if (read.state === "failed") return <p class="problem">{read.error.message}</p>;
  const debits = read.data.data[0]?.debits ?? [];
  const shown = debits.toReversed().slice(0, MOST_DEBITS);
  return (
    <ul class="debits">
      {shown.map(({ id, at, volume }) => {
        // The API retrieves the Transaction of a debit. Its source names the debit.
        const found = moved.find(({ source }) => JSON.stringify(source).includes(id));
        return (
          <li key={id} class="row">
            <ShortInstant at={at} /> {found === undefined ? moneyText(volume) : <ObjectName id={found.id} />}
          </li>
        );
      })}
      {debits.length > shown.length && (
        <li class="muted">and {formatCount(debits.length - shown.length, "earlier debit")}</li>
      )}
    </ul>
  );
}

type Moved = Pick<Transaction, "id" | "source">;

/** Reads the latest Pending Transactions and Transactions of the Account until the decline. */
function useMoved({ account_id: account, created_at: until }: DeclinedTransaction): readonly Moved[] {
  const read = useFixed(`moved ${account} ${until}`, (from) =>
    Promise.all(
      ["pending_transactions", "transactions"].map((list) =>
        readPage<Moved>(from, `/${list}?account_id=${account}&created_at.on_or_before=${until}&limit=100`, null),
      ),
    ),
  );
  return read.state === "ready" ? read.data.flatMap(({ rows }) => rows) : [];
}
