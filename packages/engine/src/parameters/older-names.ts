import { type Endpoint, type OlderName, valueAt } from "@sandbank/contract";
import { isRecord } from "./collect-issues.ts";
import { addIssue, type Issues, noIssues } from "./issues.ts";

/** Parameters in which each older name is replaced (O-07). */
export interface RenamedParams {
  readonly params: unknown;
  /** The older names that were sent together with the newer one. */
  readonly issues: Issues;
  /** Returns the field as the client names it. */
  nameSent(field: string): string;
}

/** Replaces the older names in parameters. They are checked like the newer ones, and issues keep the older names. */
export function replaceOlderNames({ olderNames }: Endpoint, sent: unknown): RenamedParams {
  const issues = noIssues();
  // Every request comes here, and few endpoints have older names.
  if (olderNames === undefined) return { params: sent, issues, nameSent: asSent };
  const used = olderNames.filter(({ older }) => isRecord(sent) && valueAt(sent, older.split(".")) !== undefined);
  if (used.length === 0) return { params: sent, issues, nameSent: asSent };
  const roots = new Set<string>();
  let params = sent as Fields;
  for (const { older, now, beside = {} } of used) {
    const value = valueAt(sent, older.split("."));
    params = withoutValue(params, older.split("."));
    const root = readRoot({ older, now });
    roots.add(root);
    if (valueAt(sent, root.split(".")) === undefined) {
      for (const [path, each] of Object.entries({ [now]: value, ...beside })) {
        params = withValue(params, path.split("."), each);
      }
    } else addIssue(issues, () => ({ field: older, message: `is the older name of \`${root}\`; send one of them` }));
  }
  const renamed = olderNames.filter((name) => roots.has(readRoot(name)));
  return { params, issues, nameSent: (field) => nameSent(field, renamed) };
}

function asSent(field: string): string {
  return field;
}

type Fields = Readonly<Record<string, unknown>>;

/** The first part of the newer name that the older one does not share, with what comes before it. */
function readRoot({ older, now }: OlderName): string {
  const [before, after] = [older.split("."), now.split(".")];
  return after.slice(0, after.findIndex((key, index) => key !== before[index]) + 1).join(".");
}

function nameSent(field: string, names: readonly OlderName[]): string {
  const found =
    names.find(({ now }) => now === field || field.startsWith(`${now}.`)) ??
    names.find(({ now }) => now.startsWith(`${field}.`));
  return found?.older ?? field;
}

function withoutValue(fields: Fields, [key = "", ...rest]: readonly string[]): Fields {
  const { [key]: value, ...others } = fields;
  return rest.length === 0 ? others : { ...others, [key]: withoutValue(value as Fields, rest) };
}

/** A copy with the value at a path. Makes the objects on the way, and arrays of one element. */
function withValue(owner: unknown, [key, next, ...rest]: readonly string[], value: unknown): Fields {
  const fields = (owner ?? {}) as Fields;
  if (key === undefined) return fields;
  const inner = next === undefined ? value : withValue(fields[key], [next, ...rest], value);
  return /^\d+$/.test(key) ? ([inner] as unknown as Fields) : { ...fields, [key]: inner };
}
