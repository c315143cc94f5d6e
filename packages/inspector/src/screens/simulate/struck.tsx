import { Tag } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { faultWords } from "../../words/fault-kinds.ts";

/** Says which faults struck a request of the page. Without a response, the browser sends it again. */
export function Struck({ faults, isDone }: { readonly faults: readonly string[]; readonly isDone: boolean }) {
  return (
    <p class="panel padded">
      {faults.map((kind, index) => (
        <span key={index}>
          <Tag tone="warn">fault: {faultWords(kind).title}</Tag> {faultWords(kind).sentence}{" "}
        </span>
      ))}
      {isDone && faults.some((kind) => kind.startsWith("drop_")) && "The browser sent the same request again. "}
      <a href={hrefTo("simulate", "faults")}>Faults</a>
    </p>
  );
}
