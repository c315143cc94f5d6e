import { Tag } from "../parts/tag.tsx";
import { isPaused } from "../store/paused.ts";
import { connection, live } from "../store/store.ts";

/** Shows whether the page is connected to the bank. */
export function ConnectionState() {
  if (live.value?.kind === "session") return <Tag tone="quiet">session</Tag>;
  switch (connection.value.state) {
    case "open":
      return isPaused.value ? null : <Tag tone="ok">live</Tag>;
    case "connecting":
      return <Tag tone="quiet">connecting</Tag>;
    default:
      return <Tag tone="bad">disconnected</Tag>;
  }
}
