import type { CardPayment, PendingTransaction } from "@sandbank/contract";
import { formTables } from "../../generated/forms.ts";
import { machineTables } from "../../generated/state-machines.ts";
import { Button } from "../../parts/button.tsx";
import { Section } from "../../parts/frames.tsx";
import { openDialog } from "../../router/router.ts";
import { isReadOnly } from "../../store/store.ts";
import type { FormTable } from "../../tables/form-table.ts";
import type { MachineTransition } from "../../tables/machine-table.ts";
import type { ResourceTable } from "../../tables/resource-table.ts";
import { valuesAt } from "../../tables/values-at.ts";
import { chooseVerb, isDestructive, triggerOf } from "../../words/choose-verb.ts";
import { openAmount, type Subject } from "../../words/step-name.ts";
import { hasMade, isSent } from "./path.ts";

interface ObjectActionsProps {
  readonly id: string;
  readonly resource: ResourceTable;
  readonly object: unknown;
}

/** A form that can be opened for the object, with the entries that it begins with. */
export interface Action {
  /** A verb, for a button on the object. */
  readonly label: string;
  /** A sentence, for a list of all that can be done. */
  readonly text: string;
  readonly operation: string;
  readonly entries: Readonly<Record<string, string>>;
  /** Whether it moves the object to another state. */
  readonly isMove?: boolean;
}

/** A button for each operation that the object allows in its present state. */
export function ObjectActions({ id, resource, object }: ObjectActionsProps) {
  const actions = listActions(resource, id, object);
  if (actions.length === 0 || isReadOnly.value) return null;
  return (
    <Section title="Actions">
      <div class="row object-actions">
        {actions.map(({ label, operation, entries }) => (
          <Button
            key={label}
            class={isDestructive(label) ? "small danger" : "small"}
            onClick={() => openDialog("act", operation, entries)}
          >
            {label}…
          </Button>
        ))}
      </div>
    </Section>
  );
}

export function listActions(resource: ResourceTable, id: string, object: unknown): Action[] {
  const machines = machineTables.filter(({ type }) => type === resource.type);
  const all = machines.flatMap(({ field, transitions }) => transitions.map((each) => ({ ...each, field })));
  const next = all.filter(({ field, from }) => valuesAt(object, field).includes(from));
  const isOpen = (form: FormTable) => !isTrigger(form, all) || isTrigger(form, next);
  const isMade = (form: FormTable) =>
    resource.type === "card_payment"
      ? openAmount(object as CardPayment) <= 0
      : isSent(resource.type) && hasMade(object as Subject, form.operation);
  return formTables.flatMap((form) => {
    if (form.operation in releases && !isOpenHold(resource, object, releases[form.operation])) return [];
    const settled = form.operation === SETTLE ? findAuthorization(resource, object) : undefined;
    if (settled !== undefined) return [{ ...createAction(form, settled), isMove: true }];
    const key = form.fields.find(
      (field) => field.kind === "id" && field.isRequired && field.prefixes.includes(resource.idPrefix),
    )?.key;
    if (key === undefined || !isOpen(form) || isMade(form)) return [];
    const entries = { [`f.${key}`]: id };
    const action = { ...createAction(form, entries), isMove: isTrigger(form, next) };
    // A state that an update sets is an action of its own.
    const isUpdate = form.method === "PATCH";
    const isSet = (name: string) => isUpdate && form.fields.some((each) => each.key === name);
    const set = next.filter(({ field, by, isAutomatic }) => by.length === 0 && !isAutomatic && isSet(field));
    const hasMore = !isUpdate || form.fields.some((each) => each.key !== key && each.key !== "status");
    return [
      ...set.map(({ field, to }) => ({
        ...action,
        label: chooseVerb(form, to),
        text: chooseVerb(form, to),
        entries: { ...entries, [`f.${field}`]: to },
        isMove: true,
      })),
      ...(hasMore ? [action] : []),
    ];
  });
}

/** The operations that release a hold, with the category of the holds. */
const releases: Readonly<Record<string, PendingTransaction["source"]["category"]>> = {
  "pendingTransactions.release": "user_initiated_hold",
  "simulations.pendingTransactions.releaseInboundFundsHold": "inbound_funds_hold",
};
const SETTLE = "simulations.cardSettlements.create";

function createAction(form: FormTable, entries: Action["entries"]): Action {
  return { label: chooseVerb(form), text: form.title, operation: form.operation, entries };
}

/** Whether it is an open hold of a category. */
function isOpenHold({ type }: ResourceTable, object: unknown, category: unknown): boolean {
  if (type !== "pending_transaction") return false;
  const { source, status } = object as PendingTransaction;
  return status === "pending" && source.category === category;
}

/** Returns the entries that settle an authorization, by its Card Payment or its open hold; undefined for other objects. */
function findAuthorization({ type }: ResourceTable, object: unknown): Action["entries"] | undefined {
  let found: { readonly card: string | null; readonly hold: string | null } | undefined;
  if (type === "pending_transaction") {
    const { id, status, route_id, source } = object as PendingTransaction;
    if (status === "pending" && source.category === "card_authorization") found = { card: route_id, hold: id };
  } else if (type === "card_payment") {
    const { card_id, elements } = object as CardPayment;
    const authorization = elements.find(({ card_authorization }) => card_authorization !== null)?.card_authorization;
    if (openAmount(object as CardPayment) > 0 && authorization)
      found = { card: card_id, hold: authorization.pending_transaction_id };
  }
  if (!found?.card || !found.hold) return undefined;
  return { "f.card_id": found.card, "f.pending_transaction_id": found.hold };
}

function isTrigger(form: FormTable, transitions: readonly MachineTransition[]): boolean {
  return transitions.some(({ by }) => by.includes(triggerOf(form)));
}
