import type { Event as BankEvent } from "@sandbank/contract";
import { useState } from "preact/hooks";
import { announce } from "../../parts/announcer.tsx";
import { Picker } from "../../parts/fields.tsx";
import { Problem } from "../../parts/frames.tsx";
import { isReadOnly, live } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { useWrite } from "../../store/use-write.ts";
import { formatCount } from "../../words/count.ts";

const HOUR_MS = 3_600_000;

/** The start of the replayed period. `at` is a time that the user enters. */
const choices = {
  hour: "the last hour",
  day: "the last day",
  failed: "the first failed delivery",
  at: "another time",
} as const;
type Choice = keyof typeof choices;

/** Resends the Events that a receiver missed, for example during an outage of the app. */
export function ReplayForm() {
  const clock = useRead("clock.get");
  const [choice, setChoice] = useState<Choice>("day");
  const [typed, setTyped] = useState<string | null>(null);
  const [done, setDone] = useState("");
  const write = useWrite();
  if (clock.state !== "ready") return null;
  const hoursAgo = (hours: number) => new Date(Date.parse(clock.data.now) - hours * HOUR_MS).toISOString();
  const shown = typed ?? hoursAgo(24).slice(0, 19);

  async function since(): Promise<string | undefined> {
    if (choice === "failed") return firstFailed();
    return choice === "at" ? `${shown}Z` : hoursAgo(choice === "day" ? 24 : 1);
  }

  async function replay(event: Event): Promise<void> {
    event.preventDefault();
    setDone("");
    const from = await since();
    const replayed = from === undefined ? { data: [] } : await write.run("replay_missing", { since: from });
    if (replayed === undefined) return;
    const text =
      replayed.data.length === 0
        ? "Nothing is missing: every Event since then was delivered or is on its way."
        : `${formatCount(replayed.data.length, "delivery", "deliveries")} sent again.`;
    setDone(text);
    announce(text);
  }

  return (
    <form class="row" onSubmit={replay}>
      <Picker
        label="Send again what was not accepted since"
        value={choice}
        disabled={isReadOnly.value}
        onChange={(name) => setChoice(name as Choice)}
        options={Object.entries(choices).map(([value, label]) => ({ value, label }))}
      />
      {choice === "at" && (
        <label class="row">
          <input
            type="datetime-local"
            step={1}
            required
            value={shown}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <span class="muted">UTC</span>
        </label>
      )}
      <button type="submit" disabled={isReadOnly.value || write.isRunning}>
        Replay missing
      </button>
      <Problem text={write.problem} />
      {done !== "" && <p>{done}</p>}
    </form>
  );
}

/** Returns the time of the first Event of which a delivery failed; undefined if none failed. */
async function firstFailed(): Promise<string | undefined> {
  const attempts = await live.value?.admin("attempts");
  const failed = attempts?.data.filter(({ state }) => state === "failed").map(({ eventId }) => eventId);
  // The ids of Events sort by time.
  const [first] = failed?.toSorted() ?? [];
  if (first === undefined) return undefined;
  const response = await live.value?.api({ method: "GET", path: `/events/${first}` });
  return (response?.body as BankEvent | undefined)?.created_at;
}
