import type { ComponentChildren } from "preact";
import { instant, setParams } from "../router/router.ts";
import { connection, live, restarted } from "../store/store.ts";
import { timeOf } from "../words/instants.ts";

/** What the user must know about everything on the page. */
export function Banners() {
  return (
    <div class="banners">
      <Disconnected />
      <Restarted />
      <Past />
    </div>
  );
}

function Banner({ isQuiet = false, children }: { readonly isQuiet?: boolean; readonly children: ComponentChildren }) {
  return (
    <div class={`banner ${isQuiet ? "quiet" : ""}`} role="status">
      {children}
    </div>
  );
}

function Disconnected() {
  const now = connection.value;
  if (now.state !== "lost" || live.value?.kind === "session") return null;
  const since = timeOf(new Date(now.since).toISOString());
  return (
    <Banner>
      The server has not answered since {since} UTC. You see what was read last. The page connects again by itself.
    </Banner>
  );
}

function Restarted() {
  const what = restarted.value;
  if (what === null) return null;
  return (
    <Banner>
      {what === "server"
        ? "The server was started again. You see its banks as they are now; ids that you kept may name nothing."
        : "The bank began again: it was reset or restored. You see it as it is now."}
      <button
        type="button"
        onClick={() => {
          restarted.value = null;
        }}
      >
        Dismiss
      </button>
    </Banner>
  );
}

function Past() {
  if (instant.value === null) return null;
  return (
    <Banner isQuiet>
      You see the bank after entry {instant.value} of its journal. Nothing can be changed there.
      <button type="button" onClick={() => setParams({ at: "" })}>
        Back to now
      </button>
    </Banner>
  );
}
