import { instantText, timeOf } from "../words/instants.ts";

/** An instant in UTC; with `time`, only its time of day. The title has the milliseconds. */
export function Instant({ at, time = false }: { readonly at: string; readonly time?: boolean }) {
  return (
    <time dateTime={at} title={at}>
      {time ? timeOf(at) : instantText(at)}
    </time>
  );
}
