import { createHash } from "node:crypto";
import type { Bank } from "../../src/index.ts";
import { objectLists } from "../support/object-lists.ts";

/** What a bank has in its lists and balances, short enough to commit. */
export interface Outcome {
  /** A digest of each object by its id, for each list of the API: `accounts`, `cardPayments`. */
  readonly objects: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Current and available balance of each Account, in cents. */
  readonly balances: Readonly<Record<string, readonly [current: number, available: number]>>;
}

/**
 * The fields that a version has, for each list: `loan.credit_limit`. Lists and fields that later versions add are not
 * compared.
 */
export type Shape = Readonly<Record<string, readonly string[]>>;

interface Listed {
  readonly id: string;
}
interface Page {
  readonly data: readonly Listed[];
  readonly next_cursor: string | null;
}

const lists = objectLists.map(([name]) => name.slice(0, -".list".length));

/** What a bank has in the lists and fields of a shape. */
export function outcomeOf(bank: Bank, shape: Shape): Outcome {
  const objects = Object.entries(shape).map(([list, paths]) => {
    const fields = new Set(paths);
    const digests = objectsOf(bank, list).map((object) => [object.id, digestOf(project(object, fields))]);
    return [list, Object.fromEntries(digests)] as const;
  });
  const balances = bank.accounts.list({ limit: 100 }).data.map(({ id }) => {
    const { current_balance, available_balance } = bank.accounts.balance(id);
    return [id, [current_balance, available_balance]] as const;
  });
  return { objects: Object.fromEntries(objects), balances: Object.fromEntries(balances) };
}

/** The fields of all objects of some banks. */
export function shapeOf(banks: readonly Bank[]): Shape {
  return Object.fromEntries(
    lists.map((list) => {
      const paths = new Set<string>();
      for (const bank of banks) for (const object of objectsOf(bank, list)) collect(object, "", paths);
      return [list, [...paths].sort()];
    }),
  );
}

function objectsOf(bank: Bank, list: string): Listed[] {
  const resource = bank[list as keyof Bank] as unknown as { list(params: object): Page };
  const objects: Listed[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = resource.list({ limit: 100, ...(cursor !== null && { cursor }) });
    objects.push(...page.data);
    cursor = page.data.length < 100 ? null : page.next_cursor;
  } while (cursor !== null);
  return objects;
}

function collect(value: unknown, path: string, paths: Set<string>): void {
  for (const [key, member] of membersOf(value)) {
    const own = pathOf(path, key, value);
    paths.add(own);
    collect(member, own, paths);
  }
}

function project(value: unknown, fields: ReadonlySet<string>, path = ""): unknown {
  if (typeof value !== "object" || value === null) return value;
  const members = membersOf(value)
    .map(([key, member]) => [key, pathOf(path, key, value), member] as const)
    .filter(([, own]) => own === path || fields.has(own))
    .map(([key, own, member]) => [key, project(member, fields, own)] as const);
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members.sort(byKey));
}

function membersOf(value: unknown): (readonly [string, unknown])[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** The elements of an array have the path of the array. */
function pathOf(path: string, key: string, parent: unknown): string {
  if (Array.isArray(parent)) return path;
  return path === "" ? key : `${path}.${key}`;
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 8);
}
