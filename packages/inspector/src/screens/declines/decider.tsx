import { Panel } from "../../parts/frames.tsx";
import { ObjectName } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { moneyText } from "../../words/money.ts";
import type { Decline } from "./decline.ts";
import { LimitPanel } from "./limit-panel.tsx";

export interface DeciderProps {
  readonly decline: Decline;
  readonly entry: number | undefined;
}

/** Shows the Limit, the authorization control or the balance that decided. Renders nothing if another rule did. */
export function Decider({ decline: { declined, explanation }, entry }: DeciderProps) {
  const { limit, control, rules } = explanation;
  const { account_id: account, route_id: route } = declined;
  if (limit !== null) return <LimitPanel use={limit} declined={declined} entry={entry} />;
  if (control !== null) {
    return (
      <Panel title="The authorization control that decided">
        <p>
          <code>{control.path}</code> of the Card {route !== null && <ObjectName id={route} />}
        </p>
      </Panel>
    );
  }
  const { amount, availableBalance } = rules.find(({ outcome }) => outcome === "failed")?.facts ?? {};
  if (typeof amount !== "number" || typeof availableBalance !== "number") return null;
  return (
    <Panel title="The balance that decided">
      <p>
        <strong>{moneyText(availableBalance)}</strong> was available and <strong>{moneyText(amount)}</strong> was
        requested, so {moneyText(amount - availableBalance)} was missing.
      </p>
      {entry !== undefined && (
        <p>
          <a href={hrefTo("accounts", account, { at: `${entry - 1}` })}>The Account just before</a>
        </p>
      )}
    </Panel>
  );
}
