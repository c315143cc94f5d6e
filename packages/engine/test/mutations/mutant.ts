import { isRefused, type Refused, refused } from "../../src/resource-kit/state-table.ts";

/** One change of a table, as if the source had been written that way. */
export interface Mutant {
  readonly what: string;
  /** Changes the table in place, for the rest of the process. */
  readonly apply: () => void;
}

/**
 * The mutants of an ordered table: each row is left out, and each is swapped with the next, unless the two are known to have
 * no order.
 */
export function mutantsInOrder<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  isUnordered: (first: Row, second: Row) => boolean = () => false,
): readonly Mutant[] {
  const mutable = rows as Row[];
  const swap = (index: number, [first, second]: [Row, Row]): Mutant => ({
    what: `swaps "${nameOf(first)}" with "${nameOf(second)}"`,
    apply: () => mutable.splice(index, 2, second, first),
  });
  return rows.flatMap((row, index) => {
    const next = rows[index + 1];
    return next === undefined || isUnordered(row, next)
      ? [removal(mutable, index, nameOf)]
      : [removal(mutable, index, nameOf), swap(index, [row, next])];
  });
}

/** The mutants of a table without an order: each row is left out. */
export function mutantsOfSet<Row>(rows: readonly Row[], nameOf: (row: Row) => string): readonly Mutant[] {
  return rows.map((_, index) => removal(rows as Row[], index, nameOf));
}

function removal<Row>(rows: Row[], index: number, nameOf: (row: Row) => string): Mutant {
  return { what: `leaves out "${nameOf(rows[index] as Row)}"`, apply: () => rows.splice(index, 1) };
}

/** The mutants of a record: each entry is left out. */
export function mutantsOfRecord(record: object): readonly Mutant[] {
  return Object.keys(record).map((key) => ({
    what: `leaves out ${key}`,
    apply: () => Reflect.deleteProperty(record, key),
  }));
}

type Moves = Readonly<Record<string, Readonly<Record<string, string | Refused>>>>;

/**
 * The mutants of a state table: each allowed move is refused, and each refused move leads to the target of its trigger
 * from another state.
 */
export function mutantsOfMoves(table: Moves): readonly Mutant[] {
  const mutable = table as Record<string, Record<string, string | Refused>>;
  return Object.entries(mutable).flatMap(([state, moves]) =>
    Object.entries(moves).map(([trigger, move]): Mutant => {
      const change = (to: string | Refused) => {
        moves[trigger] = to;
      };
      return isRefused(move)
        ? { what: `allows ${trigger} from ${state}`, apply: () => change(targetOf(table, trigger)) }
        : { what: `refuses ${trigger} from ${state}`, apply: () => change(refused("it is not allowed here")) };
    }),
  );
}

function targetOf(table: Moves, trigger: string): string {
  const targets = Object.values(table).map((moves) => moves[trigger]);
  const target = targets.find((move) => typeof move === "string");
  if (target === undefined) throw new Error(`No state allows ${trigger}.`);
  return target;
}
