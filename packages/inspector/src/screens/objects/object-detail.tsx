import type { CardPayment } from "@sandbank/contract";
import { machineTables } from "../../generated/state-machines.ts";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Empty, Folded, Show } from "../../parts/frames.tsx";
import { JsonTree } from "../../parts/json-tree.tsx";
import { Related } from "../../parts/related.tsx";
import { toneOfState } from "../../parts/state-tone.ts";
import { Tag } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { screenOfId } from "../../router/screens.ts";
import { requestTarget } from "../../store/request-target.ts";
import { useApi } from "../../store/use-read.ts";
import { valuesAt } from "../../tables/values-at.ts";
import { resourceOfId } from "../../words/find-resource.ts";
import { printCurl } from "../../words/request-code.ts";
import { describePayment, type Subject } from "../../words/step-name.ts";
import { ObjectActions } from "./object-actions.tsx";
import { ObjectFacts } from "./object-facts.tsx";
import { ObjectPath } from "./object-path.tsx";
import { isTransfer, TransferFacts } from "./transfer-facts.tsx";

/** Tells the story of one object: its state, what belongs to it and what happened to it, its facts, and its JSON. */
export function ObjectDetail({ id }: { readonly id: string }) {
  const resource = resourceOfId(id);
  const path = `${resource?.path}/${encodeURIComponent(id)}`;
  const read = useApi<Subject>(resource === undefined ? null : path);
  if (resource === undefined) {
    return (
      <Empty>
        <p>The API retrieves no type of object whose ids begin like {JSON.stringify(id)}.</p>
      </Empty>
    );
  }
  const machines = machineTables.filter(({ type }) => type === resource.type);
  const own = screenOfId(id);
  const isOwn = own?.name === "objects";
  const request = { operation: `${resource.group}.retrieve`, method: "GET", path, id } as const;
  return (
    <Show read={read}>
      {(object) => (
        <>
          <p class="row">
            {resource.type === "card_payment" && (
              <StateTag state={describePayment(object as unknown as CardPayment).outcome} />
            )}
            {machines.map(({ field }) => (
              <States key={field} field={field} object={object} />
            ))}
          </p>
          {valuesAt(object, "elements.card_decline.declined_transaction_id").map((declined) => (
            <a key={declined} class="button" href={hrefTo("declines", declined as string)}>
              See why
            </a>
          ))}
          <ObjectActions id={id} resource={resource} object={object} />
          <Related id={id} types={isOwn ? undefined : []}>
            {isTransfer(object) && <TransferFacts object={object} />}
            <ObjectPath object={object} />
            <ObjectFacts object={object} />
            <p class="row">
              {own !== undefined && !isOwn && <a href={hrefTo(own.name, id)}>Open in {own.title}</a>}
              <a href={hrefTo("log", null, { q: id })}>Show in log</a>
              <CopyButton text={id} label="Copy id" isNamed />
              <CopyButton text={printCurl(request, requestTarget())} label="Copy as curl" isNamed />
            </p>
            <Folded title="JSON">
              <JsonTree value={object} label={`${resource.title} as JSON`} />
            </Folded>
          </Related>
        </>
      )}
    </Show>
  );
}

/** `active`, and `shipment shipped` for the state of a part, or `shipment delivered` if the carrier said so last. */
function States({ field, object }: { readonly field: string; readonly object: Subject }) {
  const said = field === "shipment.status" ? valuesAt(object, "shipment.tracking.updates.category").slice(-1) : [];
  const states = said.length > 0 ? said : valuesAt(object, field);
  return [...new Set(states.map(String))].map((state) => (
    <StateTag key={state} state={state} part={field.replace(/\.?status$/, "")} />
  ));
}

function StateTag({ state, part = "" }: { readonly state: string; readonly part?: string }) {
  return <Tag tone={toneOfState(state)}>{`${part} ${state.replaceAll("_", " ")}`.trim()}</Tag>;
}
