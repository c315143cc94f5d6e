/** A text of the contract: what stands in backquotes is code. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <>
      {text.split("`").map((part, index) => {
        return index % 2 === 1 ? <code key={index}>{part}</code> : part;
      })}
    </>
  );
}
