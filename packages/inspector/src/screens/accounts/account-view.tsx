import type { Account, DeclinedTransaction } from "@sandbank/contract";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Tabs } from "../../parts/fields.tsx";
import { WriteButton } from "../../parts/form.tsx";
import { Empty, Panel, Show } from "../../parts/frames.tsx";
import { LimitGauges } from "../../parts/limit-gauges.tsx";
import { Related } from "../../parts/related.tsx";
import { ObjectName, UserText } from "../../parts/values.tsx";
import { hrefTo, route, setParams } from "../../router/router.ts";
import { isReadOnly } from "../../store/store.ts";
import { useRows } from "../../store/use-pages.ts";
import { useApi, useKept, useRead } from "../../store/use-read.ts";
import { formatCount } from "../../words/count.ts";
import { AccountStatus } from "./account-status.tsx";
import { BalanceFigures } from "./balance-figures.tsx";
import { DuePanel } from "./due-panel.tsx";
import { ExplainPanel } from "./explain-panel.tsx";
import { LoanPanel } from "./loan-panel.tsx";
import { MomentTable } from "./moment-table.tsx";
import { type Balance, listMoments, momentAt, momentsSince } from "./moments.ts";

/** The number of ledger entries that are read at first, and that each request for older ones adds. */
const PAGE = 1_000;

/** One Account: its balances over time, its entries, its Limits and what will happen to it. */
export function AccountView({ id }: { readonly id: string }) {
  const path = encodeURIComponent(id);
  const account = useApi<Account>(`/accounts/${path}`);
  const [listed, setListed] = useState(PAGE);
  const balance = useKept(useRead("balance", { account: id, last: listed }));
  const declines = useRows<DeclinedTransaction>(`/declined_transactions?account_id=${path}&limit=100`);
  return (
    <Show read={account}>
      {(shown) => (
        <>
          <AccountHeader account={shown} />
          <Show read={balance}>
            {(explained) => (
              <Show read={declines.read}>
                {({ rows, hasMore }) => (
                  <AccountBody
                    account={shown}
                    balance={explained}
                    declines={rows}
                    notice={printNotice(explained, hasMore ? rows.length : 0)}
                    onMore={() => {
                      if (explained.omitted > 0) setListed(listed + PAGE);
                      if (hasMore) declines.more();
                    }}
                  />
                )}
              </Show>
            )}
          </Show>
        </>
      )}
    </Show>
  );
}

function AccountHeader({ account }: { readonly account: Account }) {
  const { id, name } = account;
  const heading = useRef<HTMLHeadingElement>(null);
  // The row that opened the Account is no longer there.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <header class="account-header">
      <nav aria-label="Path">
        <a href={hrefTo("accounts")}>Accounts</a>
      </nav>
      <div class="row">
        <h1 ref={heading} tabIndex={-1}>
          <UserText text={name} />
        </h1>
        <AccountStatus account={account} />
        <CopyButton text={id} label="Copy id" isNamed />
        <a href={hrefTo("objects", id)}>All fields</a>
      </div>
      <p class="muted">
        Owned by <ObjectName id={account.entity_id} />, in <ObjectName id={account.program_id} />,{" "}
        {`${Number((Number(account.interest_rate) * 100).toFixed(4))} % interest a year`}
      </p>
    </header>
  );
}

interface AccountBodyProps {
  readonly account: Account;
  /** The balances now. */
  readonly balance: Balance;
  readonly declines: readonly DeclinedTransaction[];
  /** Says which entries are not listed; null if all are. */
  readonly notice: string | null;
  /** Reads older entries. */
  readonly onMore: () => void;
}

/** The spans of the chart and the table, in days. */
const SPANS: Readonly<Record<string, number>> = { "1 week": 7, "1 month": 30 };

function AccountBody({ account, balance, declines, notice, onMore }: AccountBodyProps) {
  const { span = "", cursor } = route.value.params;
  const all = useMemo(() => listMoments(balance, declines), [balance, declines]);
  const [moments, begin] = useMemo(
    () => momentsSince(all, startOf(SPANS[span], balance, account)),
    [all, span, account],
  );
  const index = momentAt(moments, cursor);
  const moment = moments[index];
  const moveTo = (target: number) => {
    const key = target === moments.length - 1 ? "" : moments[target]?.key;
    if (key !== undefined) setParams({ cursor: key });
  };
  const spans = Object.keys(SPANS).filter((each) => startOf(SPANS[each], balance, account) > account.created_at);
  const { entries, omitted } = balance;
  const whole = omitted === 0 ? "All" : `Latest ${formatCount(entries.length, "entry", "entries")}`;
  const tabs = spans.length > 0 && (
    <Tabs
      legend="Span of the chart"
      value={span in SPANS ? span : whole}
      onChange={(chosen) => setParams({ span: chosen === whole ? "" : chosen, cursor: "" })}
      options={[...spans, whole]}
    />
  );
  return (
    <div class="account">
      <div class={moments.length > ROWS ? "stack tall" : "stack"}>
        {all.length === 0 && <NothingMoved account={account} />}
        {all.length > 0 && moment === undefined && (
          <Empty>
            <p>No money moved within {span}.</p>
            {tabs}
          </Empty>
        )}
        {moment !== undefined && (
          <>
            <BalanceFigures {...{ balance, begin, moments, index, moveTo }}>{tabs}</BalanceFigures>
            {notice !== null && (
              <div class="row">
                <span class="muted">{notice}</span>
                <Button class="small" onClick={onMore}>
                  Show earlier ones
                </Button>
              </div>
            )}
            <MomentTable moments={moments} index={index} moveTo={moveTo} />
          </>
        )}
      </div>
      <div class="stack">
        {account.loan !== null && <LoanPanel account={account} />}
        <DuePanel account={account} balance={balance} />
        <ExplainPanel account={account.id} moment={moment} isLatest={index === moments.length - 1} now={balance} />
        <Panel title="Limits">
          <LimitGauges of={account.id} />
        </Panel>
        <div class="panel padded stack">
          <Related id={account.id} types={["account_number", "card"]} />
        </div>
      </div>
    </div>
  );
}

/** From so many entries on, their table fills the height beside the panels. */
const ROWS = 12;

/** Returns the beginning of a span of days until now, or of the Account. */
function startOf(days: number | undefined, { at }: Balance, { created_at }: Account): string {
  return days === undefined ? created_at : new Date(Date.parse(at) - days * 86_400_000).toISOString();
}

function NothingMoved({ account }: { readonly account: Account }) {
  return (
    <Empty>
      <p>
        No money has moved on this Account. A chart of its balances would be here, with each entry of the ledger below
        it.
      </p>
      {account.status === "open" && !isReadOnly.value && (
        <WriteButton
          name="call"
          params={{
            operation: "simulations.interestPayments.create",
            params: { account_id: account.id, amount: 100_00 },
          }}
          isPrimary
        >
          Pay $100.00 of interest
        </WriteButton>
      )}
    </Empty>
  );
}

function printNotice({ entries, omitted }: Balance, declines: number): string | null {
  const parts = [
    omitted > 0 &&
      `the latest ${formatCount(entries.length, "entry", "entries")} of ${(entries.length + omitted).toLocaleString("en-US")}`,
    declines > 0 && `the latest ${formatCount(declines, "decline")}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : `The chart and the table show ${parts.join(" and ")}.`;
}
