import { hrefTo, route } from "../../router/router.ts";
import { listOf, type Tally } from "./kinds.ts";

/** The reached part of each kind, which leads to its list. */
export function Tallies({ tallies }: { readonly tallies: readonly Tally[] }) {
  const { of = "", show = "" } = route.value.params;
  return (
    <nav class="tallies" aria-label="Lists">
      {tallies.map(({ key, label, reached, all }) => (
        <a
          key={key}
          class="button"
          href={hrefTo("coverage", null, { of, show, kind: key })}
          aria-current={key === listOf(route.value) ? "page" : undefined}
          style={{ "--reached": `${(reached / all) * 100}%` }}
        >
          {label}{" "}
          <span class="muted">
            {reached} of {all}
          </span>
        </a>
      ))}
    </nav>
  );
}
