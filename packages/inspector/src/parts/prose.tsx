import { isId, splitAtIds } from "../words/ids.ts";
import { IdLink } from "./id-link.tsx";

/** A text of the contract or the engine: what stands in backquotes is code, and whole ids are links. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <>
      {text
        .split("`")
        .map((part, index) =>
          index % 2 === 1 ? (
            <code key={index}>{part}</code>
          ) : (
            splitAtIds(part).map((piece) => (isId(piece) ? <IdLink key={piece} id={piece} /> : piece))
          ),
        )}
    </>
  );
}
