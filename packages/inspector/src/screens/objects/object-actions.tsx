import type { PendingTransaction } from "@sandbank/contract";
import { formTables } from "../../generated/forms.ts";
import { machineTables } from "../../generated/state-machines.ts";
import { openDialog } from "../../router/router.ts";
import { isReadOnly } from "../../store/store.ts";
import type { FormTable } from "../../tables/form-table.ts";
import type { MachineTransition } from "../../tables/machine-table.ts";
import type { ResourceTable } from "../../tables/resource-table.ts";
import { valuesAt } from "../../tables/values-at.ts";
import { shortTitle } from "../../words/short-title.ts";

interface ObjectActionsProps {
  readonly id: string;
  readonly resource: ResourceTable;
  readonly object: unknown;
}

/** A form that can be opened for the object, with the entries that it begins with. */
interface Action {
  readonly text: string;
  readonly operation: string;
  readonly entries: Readonly<Record<string, string>>;
}

/** A button for each operation that the object allows in its present state. */
export function ObjectActions({ id, resource, object }: ObjectActionsProps) {
  const actions = actionsOf(resource, id, object);
  if (actions.length === 0 || isReadOnly.value) return null;
  return (
    <section class="stack" aria-labelledby="object-actions">
      <h2 id="object-actions">Actions</h2>
      <div class="row object-actions">
        {actions.map(({ text, operation, entries }) => (
          <button key={text} type="button" class="small" onClick={() => openDialog("act", operation, entries)}>
            {text}
          </button>
        ))}
      </div>
    </section>
  );
}

function actionsOf(resource: ResourceTable, id: string, object: unknown): Action[] {
  const machines = machineTables.filter(({ type }) => type === resource.type);
  const all = machines.flatMap(({ field, transitions }) => transitions.map((each) => ({ ...each, field })));
  const next = all.filter(({ field, from }) => valuesAt(object, field).includes(from));
  const isOpen = (form: FormTable) => !isTrigger(form, all) || isTrigger(form, next);
  return formTables.flatMap((form) => {
    const hold = holdOf(resource, object);
    // Only a hold that its owner created is released.
    if (form.operation === "pendingTransactions.release" && hold?.category !== "user_initiated_hold") return [];
    const settles = form.operation === SETTLE && hold?.isOpen === true && hold.category === "card_authorization";
    const key = form.fields.find(
      (field) => field.kind === "id" && (field.isRequired || settles) && field.prefixes.includes(resource.idPrefix),
    )?.key;
    if (key === undefined || !isOpen(form)) return [];
    const entries = { ...(settles && { "f.card_id": hold.route }), [`f.${key}`]: id };
    const action = { text: shortTitle(form.summary).replaceAll("`", ""), operation: form.operation, entries };
    // A state that an update sets is an action of its own.
    const set = next.filter(({ field, by, isAutomatic }) => by.length === 0 && !isAutomatic && hasField(form, field));
    const hasMore = form.fields.some((field) => field.key !== key && !set.some((each) => each.field === field.key));
    return [
      ...set.map(({ field, to }) => ({
        ...action,
        text: `Make it ${to}`,
        entries: { ...entries, [`f.${field}`]: to },
      })),
      ...(hasMore || set.length === 0 ? [action] : []),
    ];
  });
}

const SETTLE = "simulations.cardSettlements.create";

/** What decides how a Pending Transaction ends; undefined for another object. */
function holdOf(resource: ResourceTable, object: unknown) {
  if (resource.type !== "pending_transaction") return undefined;
  const { status, route_id: route, source } = object as PendingTransaction;
  return { isOpen: status === "pending", route: route ?? "", category: source.category };
}

/** Returns whether an operation is named like the trigger of a transition: `transferReturn` like `transfer_return`. */
function isTrigger({ operation }: FormTable, transitions: readonly MachineTransition[]): boolean {
  const name = operation
    .slice(operation.lastIndexOf(".") + 1)
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return transitions.some(({ by }) => by.includes(name));
}

function hasField({ method, fields }: FormTable, name: string): boolean {
  return method === "PATCH" && fields.some(({ key }) => key === name);
}
