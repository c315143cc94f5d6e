import type { InboundAchTransferList, InboundCheckDepositList } from "@sandbank/contract";
import { jobWords } from "@sandbank/view/words/jobs";
import { Panel } from "../../parts/frames.tsx";
import { Instant, ObjectName } from "../../parts/values.tsx";
import { hrefToDialog } from "../../router/router.ts";
import { useApis, useRead } from "../../store/use-read.ts";
import { formatCount } from "../../words/count.ts";
import { cutText } from "../../words/cut-text.ts";
import { moneyText } from "../../words/money.ts";
import type { Balance } from "./moments.ts";

interface Due {
  readonly key: string;
  readonly at: string;
  readonly sentence: string;
  readonly id: string | null;
}

const MOST = 5;

/** Lists the jobs and dates that will change the balances of the Account, or the amount that it owes. */
export function DuePanel({ account, balance }: { readonly account: string; readonly balance: Balance }) {
  const jobs = useRead("clock.due", { limit: 1_000 });
  const query = `?account_id=${encodeURIComponent(account)}&status.in=pending&limit=100`;
  const pending = useApis<InboundAchTransferList | InboundCheckDepositList>([
    `/inbound_ach_transfers${query}`,
    `/inbound_check_deposits${query}`,
  ]);
  const own = new Set<string>(
    pending.state === "ready" ? pending.data.flatMap(({ data }) => data.map(({ id }) => id)) : [],
  );
  const due = [
    ...balance.holds.flatMap(({ reference, description, amount, expiresAt }): Due[] => {
      const sentence = `The hold of ${moneyText(amount)} for ${cutText(description)} expires.`;
      return expiresAt === null ? [] : [{ key: reference, at: expiresAt, sentence, id: reference }];
    }),
    ...(jobs.state === "ready" ? jobs.data.data : []).flatMap(({ at, kind, object }): Due[] =>
      kind === "accounts.pay_monthly" || object === account || (object !== null && own.has(object))
        ? [{ key: `${kind} ${object}`, at, sentence: jobWords(kind).sentence, id: object }]
        : [],
    ),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return (
    <Panel title="What will happen">
      {due.length === 0 ? (
        <p class="muted">No scheduled job will change these balances.</p>
      ) : (
        <ol class="due">
          {due.slice(0, MOST).map(({ key, at, sentence, id }) => (
            <li key={key}>
              <Instant at={at} />{" "}
              <span class="muted">{id === null ? sentence : <ObjectName id={id}>{sentence}</ObjectName>}</span>
            </li>
          ))}
        </ol>
      )}
      {due.length > MOST && (
        <p>
          <a href={hrefToDialog("clock")}>{formatCount(due.length - MOST, "later job")} on the clock</a>
        </p>
      )}
    </Panel>
  );
}
