import { useState } from "preact/hooks";
import { Instant } from "../../parts/instant.tsx";
import { Empty } from "../../parts/states.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import { Tag, type Tone } from "../../parts/tag.tsx";
import type { Mark } from "../../source/messages.ts";
import { countOf } from "../../words/count.ts";

type Kind = Mark["kind"];

const kinds: Readonly<Record<Kind, { readonly tone: Tone; readonly one: string; readonly many: string }>> = {
  decline: { tone: "bad", one: "decline", many: "declines" },
  error: { tone: "warn", one: "error", many: "errors" },
  clock: { tone: "quiet", one: "clock move", many: "clock moves" },
};
const names = Object.keys(kinds) as Kind[];

interface MarkTableProps {
  readonly marks: readonly Mark[];
  readonly at: number;
  readonly onGo: (instant: number) => void;
}

/** Lists the declines, errors and clock moves, each with a button that travels there. */
export function MarkTable({ marks, at, onGo }: MarkTableProps) {
  const [hidden, setHidden] = useState<readonly Kind[]>([]);
  if (marks.length === 0) {
    return (
      <Empty>
        <p>Nothing was declined or refused, and the clock was not moved. Such entries would be listed here.</p>
      </Empty>
    );
  }
  const rows = marks.flatMap((mark, index) => (hidden.includes(mark.kind) ? [] : [{ ...mark, index }]));
  const toggle = (kind: Kind) =>
    setHidden(hidden.includes(kind) ? hidden.filter((each) => each !== kind) : [...hidden, kind]);
  return (
    <>
      <fieldset class="row marks-filter">
        <legend class="visually-hidden">Marks to show</legend>
        {names.map((kind) => {
          const count = marks.filter((mark) => mark.kind === kind).length;
          const { one, many } = kinds[kind];
          if (count === 0) return null;
          return (
            <label key={kind}>
              <input type="checkbox" checked={!hidden.includes(kind)} onChange={() => toggle(kind)} />{" "}
              {countOf(count, one, many)}
            </label>
          );
        })}
      </fieldset>
      <Table
        caption="Declines, errors and moves of the clock, the earliest first"
        columns={columns}
        rows={rows}
        keyOf={({ index }) => String(index)}
        selected={String(rows.find(({ instant }) => instant === at)?.index ?? "")}
        onOpen={({ instant }) => onGo(instant)}
      />
    </>
  );
}

const columns: readonly Column<Mark>[] = [
  { title: "Entry", cell: ({ instant }) => instant, isNumber: true, width: "72px" },
  { title: "What", cell: ({ kind }) => <Tag tone={kinds[kind].tone}>{kinds[kind].one}</Tag>, width: "128px" },
  { title: "Text", cell: ({ text }) => <span title={text}>{text}</span> },
  { title: "When (UTC)", cell: ({ at }) => <Instant at={at} />, width: "210px", isWide: true },
];
