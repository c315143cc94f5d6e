import { instantText, shortInstantText } from "sandbank/private/words/instants";
import { useRead } from "../store/use-read.ts";

/** An instant in UTC. The title has the milliseconds. */
export function Instant({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={at}>
      {instantText(at)}
    </time>
  );
}

/** The width of a column of short instants. */
export const TIME_WIDTH = "168px";

/** The short form for lists and narrow panels. It has the year only if the bank's time is in another one. */
export function ShortInstant({ at }: { readonly at: string }) {
  const clock = useRead("clock.get");
  const year = clock.state === "ready" ? clock.data.now.slice(0, 4) : undefined;
  return (
    <time class="muted" dateTime={at} title={`${instantText(at)} UTC`}>
      {shortInstantText(at, year)}
    </time>
  );
}
