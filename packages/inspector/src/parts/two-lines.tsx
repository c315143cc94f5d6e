import { type ComponentChildren, Fragment } from "preact";
import type { Column, Place } from "./column.ts";

interface TwoLinesProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly cellOf: (column: Column<Row>) => ComponentChildren;
}

/** All cells of a row in one. A number of the second line has its title, because it is in no column. */
export function TwoLines<Row>({ columns, cellOf }: TwoLinesProps<Row>) {
  const placed = Map.groupBy(columns, choosePlace);
  const second = [...(placed.get("lead") ?? []), ...(placed.get("second") ?? [])];
  return (
    <>
      <div class="first-line">
        {placed.get("main")?.map((column) => (
          <div key={column.title} class="main-cell">
            {cellOf(column)}
          </div>
        ))}
        {placed.get("end")?.map((column) => (
          <div key={column.title}>{cellOf(column)}</div>
        ))}
      </div>
      {second.length > 0 && (
        <div class="second-line muted">
          {second.map((column) => (
            <Fragment key={column.title}>
              <span>
                {column.isNumber && `${column.title} `}
                {cellOf(column)}
              </span>{" "}
            </Fragment>
          ))}
        </div>
      )}
    </>
  );
}

/** Where a cell is if the columns do not fit beside each other. */
export function choosePlace<Row>({ width, place }: Column<Row>): Place {
  return place ?? (width === undefined ? "main" : "second");
}
