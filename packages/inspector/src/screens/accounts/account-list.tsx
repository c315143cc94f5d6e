import type { Account, BalanceLookup } from "@sandbank/contract";
import { IdLink } from "../../parts/id-link.tsx";
import { Money } from "../../parts/money.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { toneOfState } from "../../parts/state-tone.ts";
import { Empty, Show } from "../../parts/states.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import { Tag } from "../../parts/tag.tsx";
import { goTo } from "../../router/router.ts";
import { usePages } from "../../store/use-pages.ts";
import { useApi } from "../../store/use-read.ts";
import { countOf } from "../../words/count.ts";
import { SendButton } from "./send-button.tsx";

/** All Accounts, newest first. Only the rows near the visible ones read their balances. */
export function AccountList() {
  const { read, more, show } = usePages<Account>("/accounts?limit=100");
  return (
    <>
      <PageHeader title="Accounts" note="Where the money is" />
      <Show read={read}>
        {({ rows, hasMore }) =>
          rows.length === 0 ? (
            <NoAccounts />
          ) : (
            <>
              <p>
                {hasMore
                  ? `The latest ${countOf(rows.length, "Account")}. Scroll to the end for earlier ones.`
                  : `${countOf(rows.length, "Account")}, newest first.`}
              </p>
              <Table
                caption="Accounts, newest first"
                columns={columns}
                rows={rows}
                keyOf={({ id }) => id}
                onOpen={({ id }) => goTo("accounts", id)}
                onShow={show}
                {...(hasMore && { onEnd: more })}
              />
            </>
          )
        }
      </Show>
    </>
  );
}

const columns: readonly Column<Account>[] = [
  { title: "Name", cell: ({ name }) => name },
  { title: "Id", cell: ({ id }) => <IdLink id={id} />, width: "150px", isWide: true },
  {
    title: "Status",
    cell: ({ status }) => <Tag tone={toneOfState(status)}>{status}</Tag>,
    width: "110px",
    isWide: true,
  },
  { title: "Current", cell: ({ id }) => <BalanceCell id={id} of="current_balance" />, width: "130px", isNumber: true },
  {
    title: "Available",
    cell: ({ id }) => <BalanceCell id={id} of="available_balance" />,
    width: "130px",
    isNumber: true,
  },
];

interface BalanceCellProps {
  readonly id: string;
  readonly of: "current_balance" | "available_balance";
}

function BalanceCell({ id, of }: BalanceCellProps) {
  const balance = useApi<BalanceLookup>(`/accounts/${id}/balance`);
  if (balance.state === "ready") return <Money cents={balance.data[of]} />;
  return balance.state === "loading" ? <span aria-busy="true">…</span> : <span title={balance.error.message}>–</span>;
}

function NoAccounts() {
  return (
    <Empty>
      <p>This bank has no Accounts. Each Account would be listed here, with its current and available balance.</p>
      <SendButton path="/accounts" body={{ name: "Operating" }}>
        Create an Account
      </SendButton>
    </Empty>
  );
}
