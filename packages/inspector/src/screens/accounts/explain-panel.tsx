import { shortInstantText } from "@sandbank/view/words/instants";
import type { ComponentChildren } from "preact";
import { Panel, Show } from "../../parts/frames.tsx";
import { ObjectName, Prose, Tag, UserText } from "../../parts/values.tsx";
import { useKept, useRead } from "../../store/use-read.ts";
import { formatCount } from "../../words/count.ts";
import { cutText } from "../../words/cut-text.ts";
import { moneyText } from "../../words/money.ts";
import { type Balance, type Moment, momentTones } from "./moments.ts";

export interface ExplainPanelProps {
  readonly account: string;
  /** The moment at the cursor; undefined if there is none. */
  readonly moment: Moment | undefined;
  readonly isLatest: boolean;
  /** The balances now. */
  readonly now: Balance;
}

/** Shows the parts of the balance at the cursor, and why available differs from current. */
export function ExplainPanel({ account, moment, isLatest, now }: ExplainPanelProps) {
  if (moment === undefined || isLatest) return <Explained balance={now} moment={moment} />;
  return <ExplainedMoment account={account} moment={moment} />;
}

function ExplainedMoment({ account, moment }: Pick<ExplainPanelProps, "account"> & { readonly moment: Moment }) {
  const { entry, at } = moment;
  const balance = useKept(useRead("balance", { account, last: 0, ...(entry > 0 ? { entry } : { at }) }));
  return <Show read={balance}>{(explained) => <Explained balance={explained} moment={moment} />}</Show>;
}

/** The number of holds that are listed individually. */
const MOST_HOLDS = 5;

function Explained({ balance, moment }: { readonly balance: Balance; readonly moment: Moment | undefined }) {
  const { at, current, available, text, groups, holds } = balance;
  const held = holds.reduce((sum, { amount }) => sum + amount, 0);
  const others = holds.slice(MOST_HOLDS);
  const credit = available - current + held;
  // What the moment left is there until the next one, but a loan matures without an entry.
  const isOfMoment = moment?.current === current && moment.available === available;
  return (
    <Panel title={`Explain this balance: ${shortInstantText(isOfMoment ? moment.at : at)}`}>
      {moment !== undefined && <MomentText moment={moment} />}
      <p>
        <Prose text={text} />
      </p>
      <dl class="sum">
        {groups.map(({ category, label, amount, count }) => (
          <Line key={category} cents={amount}>
            {label}
            {count > 1 && <span class="muted"> ({count.toLocaleString("en-US")})</span>}
          </Line>
        ))}
        <Line cents={current} isTotal>
          Current
        </Line>
        {holds.slice(0, MOST_HOLDS).map(({ reference, description, amount }) => (
          <Line key={reference} cents={-amount}>
            Held:{" "}
            <ObjectName id={reference}>
              <UserText text={cutText(description)} />
            </ObjectName>
          </Line>
        ))}
        {others.length > 0 && (
          <Line cents={-others.reduce((sum, { amount }) => sum + amount, 0)}>
            {formatCount(others.length, "other hold")}
          </Line>
        )}
        {credit !== 0 && <Line cents={credit}>Credit limit</Line>}
        <Line cents={available} isTotal>
          Available
        </Line>
      </dl>
    </Panel>
  );
}

/** The entry or the decline at the cursor, with a link to its object. */
function MomentText({ moment }: { readonly moment: Moment }) {
  const { kind, amount, description, reference, reason, settled } = moment;
  return (
    <p>
      <Tag tone={momentTones[kind]}>{kind}</Tag> {moneyText(Math.abs(amount))},{" "}
      <ObjectName id={reference}>
        <UserText text={cutText(description)} />
      </ObjectName>
      {reason !== null && <>, because of {reason}</>}
      {settled > 0 && <>, which released a hold of {moneyText(settled)}</>}.
    </p>
  );
}

interface LineProps {
  readonly cents: number;
  readonly isTotal?: boolean;
  readonly children: ComponentChildren;
}

/** An amount of a sum. */
function Line({ cents, isTotal = false, children }: LineProps) {
  return (
    <div class={isTotal ? "total" : ""}>
      <dt>{children}</dt>
      <dd class="mono">{moneyText(cents)}</dd>
    </div>
  );
}
