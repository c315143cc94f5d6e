const NUMBER = /(\$[\d,.]+\d|\.\.\d{4})/;

/** A text that is cut before an amount or the last four digits of a number, and not within them. */
export function WholeNumbers({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(NUMBER).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} class="whole">
            {part}
          </span>
        ),
      )}
    </>
  );
}
