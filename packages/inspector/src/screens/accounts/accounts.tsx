import type { Account, BalanceLookup } from "@sandbank/contract";
import { type Column, moneyColumn } from "../../parts/column.ts";
import { NoMatch, TextFilter } from "../../parts/filters.tsx";
import { WriteButton } from "../../parts/form.tsx";
import { Empty, PageHeader, Show } from "../../parts/frames.tsx";
import { Table } from "../../parts/table.tsx";
import { Money, ObjectName, UserText } from "../../parts/values.tsx";
import { goTo, route } from "../../router/router.ts";
import { isReadOnly } from "../../store/store.ts";
import { useNames } from "../../store/use-name.ts";
import { useEnough, usePages } from "../../store/use-pages.ts";
import { useApi, useApis, useKept, useRead } from "../../store/use-read.ts";
import { formatCount, listNote } from "../../words/count.ts";
import { moneyText } from "../../words/money.ts";
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
  const programs = useNames(pages.rows.map(({ program_id }) => program_id));
  const text = (route.value.params["q"] ?? "").trim().toLowerCase();
  // An Account is also found by the digits of its numbers and Cards.
  const search = useKept(useRead("search", text === "" ? null : { q: text }));
  const groups = text !== "" && search.state === "ready" ? search.data.data : [];
  const routes = groups.filter(({ type }) => type === "account_number" || type === "card");
  const ids = new Set(routes.flatMap(({ results }) => results.map(({ account }) => account?.id)));
  const found = pages.rows.filter(
    ({ id, name }, index) => `${name}\n${programs[index]}`.toLowerCase().includes(text) || ids.has(id),
  );
  const count = pages.rows.length;
  const isByName = count <= MOST_BY_NAME && !pages.hasMore;
  const rows = isByName ? found.toSorted((a, b) => compare(a.name, b.name)) : found;
  const isAll = isByName && rows.length === count;
  useEnough({ rows: found, hasMore: pages.hasMore }, more);
  const note = isAll ? `${formatCount(count, "Account")}, by name` : listNote(pages, rows.length, "Account");
  return (
    <>
      <PageHeader title="Accounts" note={count > 0 ? note : undefined}>
        {count > 0 && <TextFilter placeholder="Name or digits" />}
      </PageHeader>
      {isByName && rows.length > 0 && <Totals accounts={rows} />}
      <Show read={read}>
        {() =>
          count === 0 ? (
            <NoAccounts />
          ) : rows.length === 0 ? (
            <NoMatch what="Account" names={["q"]} />
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

/** Adds up the deposits, and apart from them what the loans owe. */
function Totals({ accounts }: { readonly accounts: readonly Account[] }) {
  const read = useKept(useApis<BalanceLookup>(accounts.map(({ id }) => `/accounts/${id}/balance`)));
  const all = read.state === "ready" ? read.data : [];
  const loans = all.filter(({ loan }) => loan !== null);
  const sum = (of: BalanceColumn, isLoan = false) =>
    all.reduce((total, each) => total + (isLoan === (each.loan !== null) ? each[of] : 0), 0);
  return (
    <p aria-busy={read.state === "loading"}>
      {loans.length < all.length &&
        `Deposits: ${moneyText(sum("current_balance"))}, available ${moneyText(sum("available_balance"))}. `}
      {loans.length > 0 && `Loans: ${moneyText(-sum("current_balance", true))} owed.`}
    </p>
  );
}

const createColumns = (names: readonly string[]): readonly Column<Account>[] => [
  { title: "Name", cell: ({ id, name }) => <UserText text={withId(name, id, names)} /> },
  { title: "Owner", cell: ({ entity_id: id }) => <ObjectName id={id} isPlain />, width: "200px" },
  { title: "Status", cell: (account) => <AccountStatus account={account} />, width: "186px" },
  moneyColumn("Current", ({ id }) => <BalanceCell id={id} of="current_balance" />),
  moneyColumn("Available", ({ id }) => <BalanceCell id={id} of="available_balance" />, "end"),
];

type BalanceColumn = "current_balance" | "available_balance";

function BalanceCell({ id, of }: { readonly id: string; readonly of: BalanceColumn }) {
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
