import { instantText, spanBetween } from "@sandbank/view/words/instants";
import type { ComponentChildren } from "preact";
import type { AdminResult } from "sandbank/client";
import { resourceTables } from "../../generated/resources.ts";
import { Empty } from "../../parts/frames.tsx";
import { Money, ObjectName, Tag, type Tone } from "../../parts/values.tsx";
import { useNames } from "../../store/use-name.ts";
import { amountNote } from "../../words/amount-note.ts";
import { formatCount } from "../../words/count.ts";
import { withId } from "../../words/with-id.ts";

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

/** Objects that say again what the balances and the payments say. They come last, and folded. */
const repeating: ReadonlySet<string> = new Set(["transactions", "pendingTransactions", "events"]);

/** Shows what differs between two moments: the balances, then the objects by kind. */
export function Difference({ diff: { clock, balances, resources } }: { readonly diff: Diff }) {
  const kinds = resources
    .map((resource) => ({ name: resource.resource, changes: changesIn(resource) }))
    .sort((one, other) => Number(repeating.has(one.name)) - Number(repeating.has(other.name)));
  if (kinds.length === 0 && balances.length === 0) {
    return (
      <Empty>
        <p>Nothing differs between these moments.</p>
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
  const names = useNames(balances.map(({ account }) => account));
  return (
    <table class="balances">
      <caption class="visually-hidden">Balances that differ</caption>
      <thead>
        <tr>
          <th scope="col">Account</th>
          {["Before", "After", "Difference"].map((title) => (
            <th key={title} scope="col" class="number">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {balances.map(({ account, current, available }) => {
          const isSame = current.before === available.before && current.after === available.after;
          return (
            <>
              <Moved {...current}>
                <ObjectName id={account} shorten={(name) => withId(name, account, names)} />
              </Moved>
              {!isSame && <Moved {...available} />}
            </>
          );
        })}
      </tbody>
    </table>
  );
}

type MovedProps = Balance["current"] & { readonly children?: ComponentChildren };

/** A row for the current balance of an Account, which also is its available one unless a row without a name has that. */
function Moved({ children, before, after }: MovedProps) {
  return (
    <tr class={children ? undefined : "available"}>
      <th scope="row">{children ?? <span class="muted">available</span>}</th>
      <td class="number muted">
        <Money cents={before} />
      </td>
      <td class="number">
        <Money cents={after} />
      </td>
      <td class="number">
        {after > before && "+"}
        <Money cents={after - before} />
      </td>
    </tr>
  );
}

function Kind({ name, changes }: { readonly name: string; readonly changes: readonly Change[] }) {
  const title = resourceTables.find(({ group }) => group === name)?.plural ?? name;
  const counts = Object.keys(tones).flatMap((what) => {
    const { length } = changes.filter((change) => change.what === what);
    return length === 0 ? [] : [`${length} ${what}`];
  });
  return (
    <details open={!repeating.has(name) && changes.length <= MOST_UNFOLDED}>
      <summary>
        <strong>{title}</strong> <span class="muted">{counts.join(", ")}</span>
      </summary>
      <ul class="changes">
        {changes.slice(0, MOST_ROWS).map((change) => (
          <li key={`${change.what} ${change.id}`}>
            <Tag tone={name === "declinedTransactions" ? "bad" : tones[change.what]}>{change.what}</Tag>{" "}
            <ObjectName id={change.id} />
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
  const text = amountNote(key, { [key]: value }) ?? (typeof value === "object" ? factsText(value) : String(value));
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** The facts of an object in a list, such as `category in_transit, city Portland`. */
function factsText(value: object): string {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(String).join(", ");
  const facts = Object.entries(value).filter(([, fact]) => fact !== null && typeof fact !== "object");
  return facts.map(([key, fact]) => `${key.replaceAll("_", " ")} ${amountNote(key, { ...value }) ?? fact}`).join(", ");
}
