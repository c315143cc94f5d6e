import { endpoints } from "@sandbank/contract";
import { YEAR_9999_END } from "../../ports/time.ts";
import type { Journal, JournalEntry } from "../../state/journal-entry.ts";

type Check = (value: unknown) => boolean;
type Shape<T> = { readonly [Name in keyof T]-?: Check };

const anything: Check = () => true;
const isText: Check = (value) => typeof value === "string";
const isTextOrNull: Check = (value) => value === null || isText(value);
const isTextOrAbsent: Check = (value) => value === undefined || isText(value);
const isTextsOrAbsent: Check = (value) => value === undefined || (Array.isArray(value) && value.every(isText));
const isObject: Check = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isObjectOrNull: Check = (value) => value === null || isObject(value);
const isWhole: Check = (value) => Number.isSafeInteger(value);
const isCount: Check = (value) => isWhole(value) && (value as number) >= 0;
const isInstant: Check = (value) => isCount(value) && (value as number) <= YEAR_9999_END;
const isOperation: Check = (value) => isText(value) && Object.hasOwn(endpoints, value as string);

const genesis: Shape<Journal["genesis"]> = {
  environment: isText,
  seed: isText,
  start: isInstant,
  apiKeys: Array.isArray,
  unknownFields: isText,
  rateLimit: isObjectOrNull,
  accountRevenueRate: isTextOrNull,
  schedules: isText,
  checkDeposits: isText,
  httpReceivers: (value) => value === undefined || Array.isArray(value),
  legacySignatureHeader: isTextOrAbsent,
};

const requests: Shape<Journal["requests"]> = { total: isCount, second: isCount, inSecond: isCount };

/** The members of each kind of entry. Whether the bank can perform an entry shows only in the replay. */
const entries: {
  readonly [Kind in JournalEntry["kind"]]: Shape<Omit<Extract<JournalEntry, { kind: Kind }>, "kind">>;
} = {
  call: {
    side: (value) => value === "client" || value === "network",
    operation: isOperation,
    id: isTextOrAbsent,
    params: anything,
    idempotencyKey: isTextOrNull,
  },
  decide: { answer: isObjectOrNull },
  advance: { to: isInstant, ahead: isWhole },
  // The attempts of a delivery have fractional places in the order.
  drop_job: { at: isInstant, order: Number.isFinite },
  resume: { to: isInstant },
  arm: { plan: isObject },
  fire: { fault: isCount },
  clear: { fault: (value) => value === undefined || isCount(value) },
  disable: { entity: isText },
  record: { attempt: isText, outcome: isObject },
  resend: { event: isText, subscription: isTextOrAbsent },
  replay_missing: { since: isText, subscription: isTextOrAbsent, events: isTextsOrAbsent },
  rotate_secret: { subscription: isText, rotation: isObject },
  delivery_faults: { faults: isObjectOrNull },
  reseed: { seed: isText },
};

/** Describes the first part of a journal that no bank can have written; undefined if the form is correct. */
export function journalDamage(journal: Journal): string | undefined {
  if (!Array.isArray(journal.entries)) return "`entries` is not a list";
  return (
    shapeDamage("`genesis`", journal.genesis, genesis) ??
    shapeDamage("`requests`", journal.requests, requests) ??
    journal.entries.map((entry, index) => entryDamage(entry, journal.entries, index)).find(isText)
  );
}

function entryDamage(entry: JournalEntry, all: readonly JournalEntry[], index: number): string | undefined {
  const name = `entry ${index}`;
  if (!isObject(entry)) return `${name} is not an object`;
  if (!isText(entry.kind) || !Object.hasOwn(entries, entry.kind))
    return `${name} is of the unknown kind ${JSON.stringify(entry.kind)}`;
  if (entry.kind === "decide" && all[index + 1]?.kind !== "call") return `${name} is a decision that no call follows`;
  return shapeDamage(`${name} (${entry.kind})`, entry, entries[entry.kind]) ?? idDamage(name, entry);
}

/** A call has an id exactly if its path has one. */
function idDamage(name: string, entry: JournalEntry): string | undefined {
  if (entry.kind !== "call") return undefined;
  const hasId = endpoints[entry.operation].path.includes("{");
  return hasId === (entry.id !== undefined) ? undefined : `\`id\` of ${name} (call) is missing or wrong`;
}

function shapeDamage(name: string, value: object, shape: Readonly<Record<string, Check>>): string | undefined {
  if (!isObject(value)) return `${name} is not an object`;
  const members = value as Readonly<Record<string, unknown>>;
  const wrong = Object.keys(shape).find((member) => !shape[member]?.(members[member]));
  return wrong === undefined ? undefined : `\`${wrong}\` of ${name} is missing or wrong`;
}
