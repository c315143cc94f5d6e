import type { Mutant } from "@sandbank/engine/private/mutants";
import { mutantTables } from "../generated/mutant-tables.ts";
import { listed } from "../words/listed.ts";
import { createNames } from "./phrases.ts";

/** What became of a mutant or a permitted change. `reached`: it was not played, because the user stopped. */
type Outcome = "noticed" | "not_noticed" | "accepted" | "not_accepted" | "set_aside" | "not_reached" | "reached";

/** A test that reached a mutant. */
interface Reacher {
  /** Null outside of a test file, or if the test runner does not tell it. */
  readonly file: string | null;
  /** The first test of the file that reached it; null if it is unknown. */
  readonly test: string | null;
}

export interface MutantResult {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
  readonly reachedBy: readonly Reacher[];
  /** Why it was set aside. Default: it was not. */
  readonly why?: string | undefined;
  /** The test that failed first, if the test runner tells it. */
  readonly failedIn?: Reacher | undefined;
}

/** A line of a report. Its text hangs behind its head. */
export interface ReportLine {
  readonly look: "title" | "text" | "detail";
  readonly head: string;
  readonly text: string;
}

const MOST_FILES = 3;
const names = createNames(mutantTables);

/** Reports what a suite noticed. */
export function reportMutants(results: readonly MutantResult[]): readonly ReportLine[] {
  const having = (outcome: Outcome) => results.filter((result) => result.outcome === outcome);
  return [
    line("text", summary(results)),
    ...section("not noticed", having("not_noticed"), (group) => [
      ...(group.reached === "" ? [] : [`reached by: ${group.reached}`]),
      ...(group.noticedBy === null ? [] : [`A test that would notice: ${continued(group.noticedBy)}`]),
    ]),
    ...section("permitted, but your suite fails", having("not_accepted"), ({ reached, failed }) =>
      failed === "" ? (reached === "" ? [] : [`reached by: ${reached}`]) : [`fails: ${failed}`],
    ),
    ...section("could not be played, because the bank itself fails", having("set_aside"), ({ why }) => why),
  ];
}

function summary(results: readonly MutantResult[]): string {
  const count = (isPermitted: boolean, ...outcomes: readonly Outcome[]) =>
    results.filter(({ mutant, outcome }) => mutant.isPermitted === isPermitted && outcomes.includes(outcome)).length;
  const wrong = results.filter(({ mutant }) => !mutant.isPermitted).length;
  const reached = wrong - count(false, "not_reached");
  const permitted = results.length - wrong;
  const reachedPermitted = permitted - count(true, "not_reached");
  const unplayed = results.filter(({ outcome }) => outcome === "reached").length;
  const sentences: readonly [total: number, sentence: string][] = [
    [
      wrong,
      `Your tests reach ${reached} of ${wrong} ways in which the bank can be wrong. They notice ${count(false, "noticed")}.`,
    ],
    [
      permitted,
      `${wrong === 0 ? "Your tests" : "They"} reach ${reachedPermitted} of ${permitted} changes that the contract permits. They accept ${count(true, "accepted")}.`,
    ],
    [unplayed, `Stopped before ${unplayed} of them ${unplayed === 1 ? "was" : "were"} played.`],
  ];
  return sentences.flatMap(([total, sentence]) => (total === 0 ? [] : sentence)).join(" ");
}

/** Mutants that a report shows in one place. */
interface Group {
  readonly sentences: readonly string[];
  /** With what all of their ids begin. */
  readonly id: string;
  /** Of the first one. */
  readonly noticedBy: string | null;
  /** Who reached them, and in which test the first one failed, as text. */
  readonly reached: string;
  readonly failed: string;
  readonly why: readonly string[];
}

function section(
  title: string,
  results: readonly MutantResult[],
  describe: (group: Group) => readonly string[],
): readonly ReportLine[] {
  if (results.length === 0) return [];
  const groups = groupResults(results);
  const width = String(groups.length).length;
  const indent = " ".repeat(width + 4);
  return [
    line("text", ""),
    line("title", `${title} (${results.length})`),
    ...groups.flatMap((group, index) => [
      ...group.sentences.map((text, at) =>
        line("text", text, at === 0 ? `${index + 1}. `.padStart(width + 4) : indent),
      ),
      ...[group.id, ...describe(group)].map((text) => line("detail", text, indent)),
    ]),
  ];
}

/** Joins the mutants that one test often notices: those of a place, the values of a type of object, and unread webhooks. */
function groupResults(results: readonly MutantResult[]): readonly Group[] {
  const unread = listUnread(results);
  return [...groupBy(results, (result) => (unread.has(result.mutant.place) ? "webhook/" : readGroup(result)))].map(
    ([id, members]) => {
      const [{ mutant, failedIn }] = members as [MutantResult];
      const reached = reachersText(members);
      const failed = failedIn === undefined ? "" : nameReacher(failedIn);
      const why = [...new Set(members.flatMap((member) => member.why ?? []))];
      return { id, reached, failed, why, ...describeGroup(id, members, mutant) };
    },
  );
}

function describeGroup(
  id: string,
  members: readonly MutantResult[],
  { change, ...first }: Mutant,
): Pick<Group, "sentences" | "noticedBy"> & { readonly id?: string } {
  if (members.length === 1) return { id: first.id, sentences: [first.sentence], noticedBy: first.noticedBy };
  const namesIn = (place: (mutant: Mutant) => string) =>
    listed([...new Set(members.map(({ mutant }) => `\`${place(mutant).slice(id.length)}\``))], "and");
  if (id === "webhook/") {
    return {
      sentences: [
        `The webhooks ${namesIn(({ place }) => place)} are never sent, name another object, or are signed with a wrong secret.`,
      ],
      noticedBy: "Expect what your app does after each of them. Unsubscribe from those after which it does nothing.",
    };
  }
  if (change.kind !== "value") {
    return { sentences: members.map(({ mutant }) => mutant.sentence), noticedBy: first.noticedBy };
  }
  return {
    sentences: [`${names.titled(change.type)}: ${namesIn((mutant) => mutant.id)} have other values.`],
    noticedBy: "Expect the values of those that your app reads, and leave the others.",
  };
}

/** The places of webhooks of which nothing is noticed, if there are several: the app ignores most of them on purpose. */
function listUnread(results: readonly MutantResult[]): ReadonlySet<string> {
  const webhooks = results.filter(({ mutant }) => mutant.id.startsWith("webhook/"));
  const unread = [...groupBy(webhooks, ({ mutant }) => mutant.place)].filter(([, { length }]) => length === 3);
  return new Set(unread.length === 1 ? [] : unread.map(([place]) => place));
}

/** Returns with what the ids of the mutants begin that belong together. */
function readGroup({ mutant: { id, place, change } }: MutantResult): string {
  if (change.kind === "value") return `value/${change.type}.`;
  if (change.kind === "list") return `list/${change.operation}/`;
  return id === place ? id : `${place}/`;
}

function reachersText(members: readonly MutantResult[]): string {
  const reachers = members.flatMap(({ reachedBy }) => reachedBy);
  const files = [...groupBy(reachers, ({ file }) => file).values()].map(([first]) => nameReacher(first as Reacher));
  const shown = files.slice(0, MOST_FILES);
  return listed(files.length > MOST_FILES ? [...shown, `${files.length - MOST_FILES} more`] : shown, "and");
}

function nameReacher({ file, test }: Reacher): string {
  if (test === null) return file ?? "the command, outside of its test files";
  return file === null ? JSON.stringify(test) : `${file} ${JSON.stringify(test)}`;
}

/** `Map.groupBy`, which Node 20 does not have. */
function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** A sentence behind a colon. */
function continued(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function line(look: ReportLine["look"], text: string, head = ""): ReportLine {
  return { look, head, text };
}
