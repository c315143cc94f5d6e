import type { Account, BalanceLookup } from "@sandbank/contract";
import type { Column } from "../../parts/column.ts";
import { WriteButton } from "../../parts/form.tsx";
import { Empty, PageHeader, Show } from "../../parts/frames.tsx";
import { Table } from "../../parts/table.tsx";
import { MONEY_WIDTH, Money, ObjectName, UserText } from "../../parts/values.tsx";
import { goTo, route } from "../../router/router.ts";
import { isReadOnly } from "../../store/store.ts";
import { usePages } from "../../store/use-pages.ts";
import { useApi } from "../../store/use-read.ts";
import { formatCount, listNote } from "../../words/count.ts";
import { withId } from "../../words/with-id.ts";
import { AccountStatus } from "./account-status.tsx";
import { AccountView } from "./account-view.tsx";
import "./accounts.css";

/** The Accounts with their balances, or one of them. */
export function Accounts() {
  const { id } = route.value;
  return id === null ? <AccountList /> : <AccountView key={id} id={id} />;
}

/** More Accounts are read page by page, newest first. */
const MOST_BY_NAME = 100;

const { compare } = new Intl.Collator("en", { numeric: true });

/** All Accounts, by name if they are few. Only the rows near the visible ones read their balances. */
function AccountList() {
  const { read, more, show } = usePages<Account>(`/accounts?limit=${MOST_BY_NAME}`);
  const pages = read.state === "ready" ? read.data : { rows: [], hasMore: false };
  const count = pages.rows.length;
  const isByName = count <= MOST_BY_NAME && !pages.hasMore;
  const rows = isByName ? pages.rows.toSorted((a, b) => compare(a.name, b.name)) : pages.rows;
  const note = isByName ? `${formatCount(count, "Account")}, by name` : listNote(pages, count, "Account");
  return (
    <>
      <PageHeader title="Accounts" note={count > 0 ? note : undefined} />
      <Show read={read}>
        {() =>
          count === 0 ? (
            <NoAccounts />
          ) : (
            <Table
              caption="Accounts"
              columns={createColumns(rows.map(({ name }) => name))}
              rows={rows}
              keyOf={({ id }) => id}
              onOpen={({ id }) => goTo("accounts", id)}
              onShow={show}
              onEnd={more}
            />
          )
        }
      </Show>
    </>
  );
}

const createColumns = (names: readonly string[]): readonly Column<Account>[] => [
  { title: "Name", cell: ({ id, name }) => <UserText text={withId(name, id, names)} /> },
  { title: "Owner", cell: ({ entity_id: id }) => <ObjectName id={id} isPlain />, width: "200px" },
  { title: "Status", cell: (account) => <AccountStatus account={account} />, width: "186px" },
  {
    title: "Current",
    cell: ({ id }) => <BalanceCell id={id} of="current_balance" />,
    width: MONEY_WIDTH,
    isNumber: true,
  },
  {
    title: "Available",
    cell: ({ id }) => <BalanceCell id={id} of="available_balance" />,
    width: MONEY_WIDTH,
    isNumber: true,
    place: "end",
  },
];

function BalanceCell({ id, of }: { readonly id: string; readonly of: "current_balance" | "available_balance" }) {
  const balance = useApi<BalanceLookup>(`/accounts/${id}/balance`);
  if (balance.state === "ready") return <Money cents={balance.data[of]} />;
  return balance.state === "loading" ? <span aria-busy="true">…</span> : <span title={balance.error.message}>–</span>;
}

function NoAccounts() {
  return (
    <Empty>
      <p>This bank has no Accounts. Each Account would be listed here, with its current and available balance.</p>
      {!isReadOnly.value && (
        <WriteButton name="call" params={{ operation: "accounts.create", params: { name: "Operating" } }} isPrimary>
          Create an Account
        </WriteButton>
      )}
    </Empty>
  );
}
