import { railWords } from "../../generated/rails.ts";
import { Panel } from "../../parts/panel.tsx";
import { hrefTo } from "../../router/router.ts";
import { useRead } from "../../store/use-read.ts";
import { countOf } from "../../words/count.ts";

interface Reasons {
  readonly unreached: readonly string[];
}

/** Lists the reasons that no bank of the server has given, by rail. */
export function NeverMet() {
  const coverage = useRead("coverage");
  if (coverage.state !== "ready") return null;
  const counts = new Map<string, number>();
  for (const name of (coverage.data["reasons"] as Reasons).unreached) {
    const category = name.slice(0, name.indexOf("."));
    if (railWords[category] !== undefined) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  if (counts.size === 0) return null;
  return (
    <Panel title="Not reached yet">
      <ul>
        {[...counts].map(([category, count]) => (
          <li key={category}>
            {countOf(count, `${railWords[category]?.short} reason`)}:{" "}
            <a href={hrefTo("coverage", null, { rail: category })}>trigger them</a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
