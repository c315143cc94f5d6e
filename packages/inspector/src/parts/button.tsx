import type { JSX } from "preact";

/** A button that does not submit the form that it is in. */
export function Button(props: Omit<JSX.IntrinsicElements["button"], "type">) {
  return <button type="button" {...props} />;
}
