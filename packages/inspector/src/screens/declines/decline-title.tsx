import { useDecline } from "./decline.ts";
import { titleOf } from "./words.ts";

/** The title of the detail, such as `$60.00 at Cedar Books was declined`. */
export function DeclineTitle({ id }: { readonly id: string }) {
  const read = useDecline(id);
  return <>{read.state === "ready" ? titleOf(read.data.declined) : "Decline"}</>;
}
