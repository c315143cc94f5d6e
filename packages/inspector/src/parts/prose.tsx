import { isId, splitAtIds } from "../words/ids.ts";
import { IdLink } from "./id-link.tsx";

/** Shows a text of the contract or the engine. Text in backquotes becomes code, and whole ids become links. */
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
