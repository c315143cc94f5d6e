import { followOutcomes } from "@sandbank/view/reads/follow-outcomes";
import { outcomesText } from "@sandbank/view/words/failures";
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import type { AdminParams } from "sandbank/client";
import { announce } from "../../parts/announcer.tsx";
import type { Attempt } from "../../parts/attempt-states.ts";
import { Button } from "../../parts/button.tsx";
import { ChangeButton } from "../../parts/form.tsx";
import { Problem } from "../../parts/frames.tsx";
import { live } from "../../store/store.ts";
import { perform, useWork } from "../../store/use-write.ts";
import { formatCount } from "../../words/count.ts";

const POLL_MS = 250;
/** The page asks before it sends more webhooks than these. */
const MOST_UNASKED = 50;

interface ResendProps<Name extends "resend" | "replay_missing"> {
  readonly name: Name;
  readonly params: AdminParams<Name>;
  /** How many webhooks it sends, if that is known. */
  readonly count?: number;
  readonly isSmall?: boolean;
  /** Content before the button. Keeps its place while the button sends. */
  readonly before?: ComponentChildren;
  /** The text of the button; null if there is nothing to send, so that only the outcomes of the last time are shown. */
  readonly children: string | null;
}

/** Sends Events again, and shows how many receivers accepted them, and why others did not, beside the button. */
export function Resend<Name extends "resend" | "replay_missing">(props: ResendProps<Name>) {
  const { name, params, isSmall = false } = props;
  const work = useWork();
  const [outcomes, setOutcomes] = useState("");
  const [isAsking, setAsking] = useState(false);
  // While it sends, fewer are left from moment to moment.
  const kept = useRef(props);
  if (!work.isRunning) kept.current = props;
  const { count = 1, before, children } = kept.current;
  const isAsked = isAsking && children !== null;
  const size = isSmall ? "small" : undefined;

  async function resend(): Promise<void> {
    setAsking(false);
    setOutcomes(`Sending ${count.toLocaleString("en-US")}…`);
    const text = (await work.run(() => sendAgain(name, params))) ?? "";
    setOutcomes(text);
    announce(text);
  }

  return (
    <>
      {before}
      {isAsked && <span role="alert">Send {formatCount(count, "webhook")} again?</span>}
      {children !== null && (
        <ChangeButton
          work={work}
          class={size}
          onClick={isAsked || count <= MOST_UNASKED ? resend : () => setAsking(true)}
        >
          {isAsked ? `Send ${count.toLocaleString("en-US")} again` : children}
        </ChangeButton>
      )}
      {isAsked && (
        <Button
          class={size}
          onClick={({ currentTarget }) => {
            (currentTarget.previousElementSibling as HTMLElement).focus();
            setAsking(false);
          }}
        >
          Cancel
        </Button>
      )}
      {outcomes !== "" && <span>{outcomes}</span>}
      <Problem text={work.problem} />
    </>
  );
}

/** Sends Events again, and returns how that ended, as soon as each receiver has responded. */
async function sendAgain<Name extends "resend" | "replay_missing">(name: Name, params: AdminParams<Name>) {
  const from = live.value;
  const resent = await perform(name, params);
  if (resent === undefined || from === null) return "";
  let latest = (resent as unknown as { readonly data: readonly Attempt[] }).data;
  if (latest.length === 0) return "No active subscription selects it.";
  const read = async (event: string) => (await from.admin("attempts", { event, requests: "none" })).data;
  const wait = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));
  for await (const found of followOutcomes(latest, read, wait)) latest = found;
  const others = { ...params, state: "planned", limit: 0 } as const;
  const planned = name === "resend" ? 0 : (await from.admin("deliveries", others)).count;
  const rest = `. ${formatCount(planned, "other is", "others are")} planned: the bank sends each when it is due`;
  return outcomesText(latest) + (planned === 0 ? "" : rest);
}
