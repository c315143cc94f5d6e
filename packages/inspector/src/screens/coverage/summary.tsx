import { type Bar, Bars } from "../../parts/bars.tsx";
import { Panel } from "../../parts/panel.tsx";
import { hrefTo, route } from "../../router/router.ts";
import { type Coverage, type Tally, talliesByKind, talliesOfReasons } from "./kinds.ts";

/** The reached part by kind and, for reasons, by rail. Each line filters the list below. */
export function Summary({ counts }: { readonly counts: Coverage }) {
  return (
    <div class="panels">
      <Panel title="By kind">
        <Bars
          caption="Reached, by kind"
          tone="ok"
          bars={talliesByKind(counts).map((tally) => barOf(tally, { kind: tally.key }))}
        />
      </Panel>
      <Panel title="Reasons by rail">
        <Bars
          caption="Reached reasons, by rail"
          tone="ok"
          bars={talliesOfReasons(counts).map((tally) => barOf(tally, { kind: "reasons", q: `${tally.key}.` }))}
        />
      </Panel>
    </div>
  );
}

function barOf({ key, label, reached, all }: Tally, filter: { readonly kind: string; readonly q?: string }): Bar {
  const { params } = route.value;
  const { of = "", show = "" } = params;
  return {
    key,
    label,
    part: all === 0 ? 1 : reached / all,
    figure: `${reached} of ${all}`,
    href: hrefTo("coverage", null, { of, show, ...filter }),
    isCurrent: params["kind"] === filter.kind && (params["q"] ?? "") === (filter.q ?? ""),
  };
}
