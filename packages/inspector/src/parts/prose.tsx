import { isId, splitAtIds } from "../words/ids.ts";
import { ObjectName } from "./object-name.tsx";
import { WholeNumbers } from "./whole-numbers.tsx";

export interface ProseProps {
  readonly text: string;
  /** Whether the names are only text. */
  readonly isPlain?: boolean;
}

/** Shows a text of the contract or the engine. Text in backquotes becomes code, and whole ids become names of objects. */
export function Prose({ text, isPlain = false }: ProseProps) {
  return (
    <>
      {text
        .split("`")
        .map((part, index) =>
          index % 2 === 1 ? (
            <code key={index}>{part}</code>
          ) : (
            splitAtIds(part).map((piece) =>
              isId(piece) ? (
                <ObjectName key={piece} id={piece} isPlain={isPlain} />
              ) : (
                <WholeNumbers key={piece} text={piece} />
              ),
            )
          ),
        )}
    </>
  );
}
