import { useDecline } from "./decline.ts";
import { titleOf } from "./words.ts";

/** What was declined, as the title of the detail. */
export function DeclineTitle({ id }: { readonly id: string }) {
  const read = useDecline(id);
  return <>{read.state === "ready" ? titleOf(read.data.declined) : "Decline"}</>;
}
