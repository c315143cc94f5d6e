import { hrefTo, route } from "../../router/router.ts";
import type { Tally } from "./kinds.ts";

interface TalliesProps {
  readonly title: string;
  readonly tallies: readonly Tally[];
  /** The key of the one that the list shows; null for none. */
  readonly current: string | null;
  /** Returns the filters of the list that a tally leads to. */
  readonly filtersOf: (key: string) => Readonly<Record<string, string>>;
}

/** The reached part of each kind or rail, which leads to its list. */
export function Tallies({ title, tallies, current, filtersOf }: TalliesProps) {
  const { of = "", show = "" } = route.value.params;
  return (
    <nav class="tallies" aria-label={title}>
      {tallies.map(({ key, label, reached, all }) => (
        <a
          key={key}
          href={hrefTo("coverage", null, { of, show, ...filtersOf(key) })}
          aria-current={key === current ? "true" : undefined}
          style={{ "--reached": `${(reached / all) * 100}%` }}
        >
          <span>{label}</span>{" "}
          <span class="muted">
            {reached} of {all}
          </span>
        </a>
      ))}
    </nav>
  );
}
