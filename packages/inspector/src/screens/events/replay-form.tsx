import { useState } from "preact/hooks";
import { announce } from "../../parts/announcer.tsx";
import { Problem } from "../../parts/problem.tsx";
import { isReadOnly } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { useWrite } from "../../store/use-write.ts";
import { countOf } from "../../words/count.ts";

const DAY_MS = 86_400_000;

/** Sends the Events again that a receiver missed, as after an outage of the app. */
export function ReplayForm() {
  const clock = useRead("clock.get");
  const [typed, setTyped] = useState<string | null>(null);
  const [done, setDone] = useState("");
  const write = useWrite();
  if (clock.state !== "ready") return null;
  const since = typed ?? new Date(Date.parse(clock.data.now) - DAY_MS).toISOString();

  async function replay(event: Event): Promise<void> {
    event.preventDefault();
    setDone("");
    const replayed = await write.run("replay_missing", { since });
    if (replayed === undefined) return;
    const text =
      replayed.data.length === 0
        ? "Nothing is missing: every Event since then was delivered or is on its way."
        : `${countOf(replayed.data.length, "delivery", "deliveries")} sent again.`;
    setDone(text);
    announce(text);
  }

  return (
    <form class="row" onSubmit={replay}>
      <label class="row">
        <span class="muted">Send again what no receiver accepted since</span>
        <input
          class="instant"
          value={since}
          disabled={isReadOnly.value}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={isReadOnly.value || write.isRunning}>
        Replay missing
      </button>
      <Problem text={write.problem} />
      {done !== "" && <p>{done}</p>}
    </form>
  );
}
