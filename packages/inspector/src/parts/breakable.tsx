import { Fragment } from "preact";

/** A name such as `card_payment.created`, which breaks into lines after its dots and underscores. */
export function Breakable({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/(?<=[._])/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </>
  );
}
