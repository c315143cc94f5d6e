import { instantText, spanBetween } from "@sandbank/view/words/instants";
import type { AdminResult } from "sandbank/client";
import { resourceTables } from "../../generated/resources.ts";
import { Empty } from "../../parts/frames.tsx";
import { Money, ObjectName, Tag, type Tone } from "../../parts/values.tsx";
import { amountNote } from "../../words/amount-note.ts";
import { formatCount } from "../../words/count.ts";

type Diff = AdminResult<"diff">;
type Balance = Diff["balances"][number];
type ResourceDiff = Diff["resources"][number];
type Field = ResourceDiff["changed"][number]["fields"][number];

interface Change {
  readonly what: keyof typeof tones;
  readonly id: string;
  readonly fields: readonly Field[];
}

const tones = { created: "ok", changed: "warn", deleted: "bad" } as const satisfies Readonly<Record<string, Tone>>;

/** More rows than this make the dialog slow. */
const MOST_ROWS = 100;
/** A kind with more rows is folded at first. */
const MOST_UNFOLDED = 8;

/** Shows what differs between two instants: the balances, then the objects by kind. Events, of which there are many, come last. */
export function Difference({ diff: { clock, balances, resources } }: { readonly diff: Diff }) {
  const kinds = resources
    .map((resource) => ({ name: resource.resource, changes: changesIn(resource) }))
    .sort((one, other) => Number(one.name === "events") - Number(other.name === "events"));
  if (kinds.length === 0 && balances.length === 0) {
    return (
      <Empty>
        <p>Nothing differs between these instants.</p>
      </Empty>
    );
  }
  return (
    <>
      <p>
        {clock.before === clock.after
          ? "The clock stood still."
          : `The clock moved by ${spanBetween(clock.before, clock.after)}, to ${instantText(clock.after)} UTC.`}{" "}
        {formatCount(balances.length, "balance differs", "balances differ")}.
      </p>
      {balances.length > 0 && <Balances balances={balances} />}
      {kinds.map(({ name, changes }) => (
        <Kind key={name} name={name} changes={changes} />
      ))}
    </>
  );
}

function changesIn({ created, changed, deleted }: ResourceDiff): Change[] {
  return [
    ...created.map(({ id }) => ({ what: "created" as const, id, fields: [] })),
    ...changed.map(({ id, fields }) => ({ what: "changed" as const, id, fields })),
    ...deleted.map(({ id }) => ({ what: "deleted" as const, id, fields: [] })),
  ];
}

function Balances({ balances }: { readonly balances: readonly Balance[] }) {
  return (
    <table class="balances">
      <caption class="visually-hidden">Balances that differ</caption>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col" class="number">
            Current
          </th>
          <th scope="col" class="number">
            Available
          </th>
        </tr>
      </thead>
      <tbody>
        {balances.map(({ account, current, available }) => (
          <tr key={account}>
            <th scope="row">
              <ObjectName id={account} />
            </th>
            <td class="number">
              <Moved title="current" {...current} />
            </td>
            <td class="number">
              <Moved title="available" {...available} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Moved({ title, before, after }: Balance["current"] & { readonly title: string }) {
  return (
    <>
      <span class="muted">
        <span class="of">{title} </span>
        {before !== after && (
          <>
            <Money cents={before} /> →{" "}
          </>
        )}
      </span>
      <Money cents={after} />
    </>
  );
}

function Kind({ name, changes }: { readonly name: string; readonly changes: readonly Change[] }) {
  const title = resourceTables.find(({ group }) => group === name)?.plural ?? name;
  const counts = Object.keys(tones).flatMap((what) => {
    const { length } = changes.filter((change) => change.what === what);
    return length === 0 ? [] : [`${length} ${what}`];
  });
  return (
    <details open={name !== "events" && changes.length <= MOST_UNFOLDED}>
      <summary>
        <strong>{title}</strong> <span class="muted">{counts.join(", ")}</span>
      </summary>
      <ul class="changes">
        {changes.slice(0, MOST_ROWS).map((change) => (
          <li key={`${change.what} ${change.id}`}>
            <Tag tone={tones[change.what]}>{change.what}</Tag> <ObjectName id={change.id} />
            {change.fields.map((field) => (
              <FieldText key={field.path} {...field} />
            ))}
          </li>
        ))}
        {changes.length > MOST_ROWS && <li class="muted">and {changes.length - MOST_ROWS} more</li>}
      </ul>
    </details>
  );
}

function FieldText({ path, before, after }: Field) {
  return (
    <span class="change">
      <span class="muted">{path.replaceAll(".", " ").replaceAll("_", " ")}:</span> {valueText(path, before)}{" "}
      <span class="muted">→</span> {valueText(path, after)}
    </span>
  );
}

function valueText(path: string, value: unknown): string {
  if (value === undefined || value === null) return "none";
  const key = path.slice(path.lastIndexOf(".") + 1);
  const text = amountNote(key, { [key]: value }) ?? (typeof value === "string" ? value : JSON.stringify(value));
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
