import type { ReadableExplanation } from "@sandbank/engine";
import { ObjectName } from "../../parts/object-name.tsx";
import { Panel } from "../../parts/panel.tsx";
import { screenOfId } from "../../router/find-screen.ts";
import { hrefTo } from "../../router/router.ts";
import { moneyText } from "../../words/money.ts";
import type { Decline } from "./decline.ts";
import { LimitPanel } from "./limit-panel.tsx";

export interface DeciderProps {
  readonly decline: Decline;
  readonly entry: number | undefined;
}

/** Shows the Limit, the authorization control or the balance that decided. Renders nothing if another rule did. */
export function Decider({ decline, entry }: DeciderProps) {
  const { limit, control } = decline.explanation;
  if (limit !== null) return <LimitPanel use={limit} declined={decline.declined} entry={entry} />;
  if (control !== null) {
    return (
      <Panel title="The authorization control that decided">
        <p>
          <code>{control.path}</code> of the Card{" "}
          {decline.declined.route_id !== null && <ObjectName id={decline.declined.route_id} />}
        </p>
      </Panel>
    );
  }
  return <BalancePanel decline={decline} entry={entry} />;
}

function BalancePanel({ decline: { declined, explanation }, entry }: DeciderProps) {
  const facts = balanceFacts(explanation);
  if (facts === undefined) return null;
  const { amount, availableBalance } = facts;
  const account = declined.account_id;
  const screen = screenOfId(account);
  return (
    <Panel title="The balance that decided">
      <p>
        <strong>{moneyText(availableBalance)}</strong> was available and <strong>{moneyText(amount)}</strong> was
        requested, so {moneyText(amount - availableBalance)} was missing.
      </p>
      {screen !== undefined && entry !== undefined && (
        <p>
          <a href={hrefTo(screen.name, account, { at: `${entry - 1}` })}>The Account just before</a>
        </p>
      )}
    </Panel>
  );
}

function balanceFacts({ rules }: ReadableExplanation) {
  const { amount, availableBalance } = rules.find(({ outcome }) => outcome === "failed")?.facts ?? {};
  if (typeof amount !== "number" || typeof availableBalance !== "number") return undefined;
  return { amount, availableBalance };
}
