import type { AccountNumber, Card } from "@sandbank/contract";
import type { ComponentChildren } from "preact";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Panel } from "../../parts/frames.tsx";
import { ObjectName, UserText } from "../../parts/values.tsx";
import { usePages } from "../../store/use-pages.ts";

/** The Account Numbers and Cards through which money reaches the Account and leaves it. */
export function RoutesPanel({ account }: { readonly account: string }) {
  const query = `?account_id=${encodeURIComponent(account)}&limit=100`;
  return (
    <Panel title="Account Numbers and Cards">
      <Listed<AccountNumber> none="The Account has no Account Number." path={`/account_numbers${query}`}>
        {({ id, name, account_number: number, routing_number: routing }) => (
          <>
            <ObjectName id={id}>
              <UserText text={name} />
            </ObjectName>
            <div class="mono" title="Account number, routing number">
              {number}
              <CopyButton text={number} label={`Copy the account number of ${name}`} />{" "}
              <span class="muted">{routing}</span>
            </div>
          </>
        )}
      </Listed>
      <Listed<Card> none="The Account has no Card." path={`/cards${query}`}>
        {({ id, description, last4 }) => (
          <ObjectName id={id}>
            <UserText text={description ?? "Card"} /> ..{last4}
          </ObjectName>
        )}
      </Listed>
    </Panel>
  );
}

interface ListedProps<Row> {
  readonly path: string;
  /** Shown if the list is empty. */
  readonly none: string;
  readonly children: (row: Row) => ComponentChildren;
}

const MOST = 5;

/** The newest objects of a list. */
function Listed<Row extends { readonly id: string }>({ path, none, children }: ListedProps<Row>) {
  const { read } = usePages<Row>(path);
  if (read.state !== "ready") return null;
  const { rows, hasMore } = read.data;
  if (rows.length === 0) return <p class="muted">{none}</p>;
  return (
    <ul>
      {rows.slice(0, MOST).map((row) => (
        <li key={row.id}>{children(row)}</li>
      ))}
      {rows.length > MOST && <li class="muted">{`and ${rows.length - MOST}${hasMore ? "+" : ""} more`}</li>}
    </ul>
  );
}
