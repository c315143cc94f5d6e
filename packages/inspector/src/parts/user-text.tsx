import { withoutDirection } from "../words/isolate.ts";

/** A text of the user on one line, isolated from the text around it. The pointer shows all of it, if it is cut. */
export function UserText({ text }: { readonly text: string }) {
  const shown = withoutDirection(text);
  return <bdi title={shown}>{shown}</bdi>;
}
