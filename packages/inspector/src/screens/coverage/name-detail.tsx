import type { TraceStep } from "@sandbank/engine";
import { useState } from "preact/hooks";
import type { AdminResult } from "sandbank/client";
import { announce } from "../../parts/announcer.tsx";
import { Code, CopyButton } from "../../parts/copy-button.tsx";
import { ChangeButton } from "../../parts/form.tsx";
import { Problem, Show } from "../../parts/frames.tsx";
import { Tag } from "../../parts/values.tsx";
import { isReadOnly } from "../../store/store.ts";
import { useFixed } from "../../store/use-read.ts";
import { useWrite } from "../../store/use-write.ts";
import { type Triggered, TriggeredSteps } from "./triggered-steps.tsx";

export interface NameDetailProps {
  /** The name in the coverage, after its kind. */
  readonly name: string;
  readonly isReached: boolean;
}

/** The program that reaches a name: its code, then its result. */
export function NameDetail({ name, isReached }: NameDetailProps) {
  const program = useFixed(`scenario ${name}`, (from) => from.admin("scenario", { name }));
  const [triggered, setTriggered] = useState<Triggered | null>(null);
  const write = useWrite();

  async function trigger(isFork: boolean): Promise<void> {
    setTriggered(null);
    const done = await write.run("trigger", { name, fork: isFork });
    if (done === undefined) return;
    setTriggered({ steps: done["steps"] as unknown as readonly TraceStep[], isFork });
    announce("The program ran.");
  }

  return (
    <>
      <p>{isReached ? <Tag tone="ok">reached</Tag> : <Tag tone="quiet">not reached</Tag>}</p>
      <Show read={program}>
        {(found) => (
          <>
            <Program program={found} />
            <div class="row">
              <ChangeButton work={write} class="primary" onClick={() => trigger(true)}>
                Trigger it in a fork
              </ChangeButton>
              <ChangeButton work={write} onClick={() => trigger(false)}>
                Trigger it in this bank
              </ChangeButton>
              <span class="muted">
                {isReadOnly.value ? "Nothing can be changed here." : "A fork leaves this bank as it is."}
              </span>
            </div>
          </>
        )}
      </Show>
      <Problem text={write.problem} />
      {triggered !== null && <TriggeredSteps {...triggered} />}
    </>
  );
}

function Program({ program: { code, options } }: { readonly program: AdminResult<"scenario"> }) {
  return (
    <>
      <p>This is the shortest program that reaches it:</p>
      <Code text={code} label="The program" />
      <div class="row">
        <CopyButton text={code} label="Copy the program" isNamed />
      </div>
      {Object.keys(options).length > 0 && (
        <p>
          The bank must have been opened with <code>{JSON.stringify(options)}</code>.
        </p>
      )}
    </>
  );
}
