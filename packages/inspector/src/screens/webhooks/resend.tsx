import { followOutcomes } from "@sandbank/view/reads/follow-outcomes";
import { outcomesText } from "@sandbank/view/words/failures";
import { useState } from "preact/hooks";
import type { AdminParams } from "sandbank/client";
import { announce } from "../../parts/announcer.tsx";
import type { Attempt } from "../../parts/attempt-states.ts";
import { ChangeButton } from "../../parts/form.tsx";
import { Problem } from "../../parts/frames.tsx";
import { live } from "../../store/store.ts";
import { useWrite } from "../../store/use-write.ts";

const POLL_MS = 250;

interface ResendProps<Name extends "resend" | "replay_missing"> {
  readonly name: Name;
  readonly params: AdminParams<Name>;
  readonly isSmall?: boolean;
  /** The text of the button; null if there is nothing to send, so that only the outcomes of the last time are shown. */
  readonly children: string | null;
}

/** Sends Events again, and shows how many receivers accepted them, and why others did not, beside the button. */
export function Resend<Name extends "resend" | "replay_missing">(props: ResendProps<Name>) {
  const { name, params, isSmall = false, children } = props;
  const write = useWrite();
  const [outcomes, setOutcomes] = useState("");

  async function resend(): Promise<void> {
    const from = live.value;
    const resent = await write.run(name, params);
    if (resent === undefined || from === null) return;
    const sent = (resent as unknown as { readonly data: readonly Attempt[] }).data;
    const read = async (event: string) => (await from.admin("attempts", { event })).data;
    const wait = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));
    let text = "No active subscription selects it.";
    for await (const latest of followOutcomes(sent, read, wait)) {
      if (latest.length > 0) text = outcomesText(latest);
      setOutcomes(text);
    }
    announce(text);
  }

  return (
    <>
      {children !== null && (
        <ChangeButton work={write} class={isSmall ? "small" : undefined} onClick={resend}>
          {children}
        </ChangeButton>
      )}
      {outcomes !== "" && <span>{outcomes}</span>}
      <Problem text={write.problem} />
    </>
  );
}
