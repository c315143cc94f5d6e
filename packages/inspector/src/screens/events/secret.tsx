import { useState } from "preact/hooks";
import { CopyButton } from "../../parts/copy-button.tsx";
import { NumberField } from "../../parts/fields.tsx";
import { showMessage } from "../../parts/message.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Show } from "../../parts/states.tsx";
import { isReadOnly } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { useWrite } from "../../store/use-write.ts";

/**
 * The secret that signs the webhooks of a subscription, hidden until the user reveals it, and a button that rotates it.
 */
export function Secret({ subscription }: { readonly subscription: string }) {
  const [isShown, setShown] = useState(false);
  const [overlap, setOverlap] = useState("24");
  const write = useWrite();

  async function rotate(event: Event): Promise<void> {
    event.preventDefault();
    const rotated = await write.run("rotate_secret", {
      subscription,
      ...(overlap !== "" && { overlapSeconds: Math.round(Number(overlap) * 3_600) }),
    });
    if (rotated !== undefined) showMessage("The secret is rotated.");
  }

  return (
    <section class="stack" aria-labelledby="subscription-secret">
      <h2 id="subscription-secret">Secret</h2>
      <div class="row">
        <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? "Hide the secret" : "Show the secret"}
        </button>
        {isShown && <ShownSecret subscription={subscription} />}
      </div>
      <form class="form" onSubmit={rotate}>
        <NumberField
          label="Overlap"
          unit="hours"
          hint="How long the old secret signs, too. A receiver that knows either one accepts the webhook."
          value={overlap}
          onChange={setOverlap}
          isDisabled={isReadOnly.value}
          min={0}
        />
        <div class="row">
          <button type="submit" disabled={isReadOnly.value || write.isRunning}>
            Rotate the secret
          </button>
          <Problem text={write.problem} />
        </div>
      </form>
    </section>
  );
}

function ShownSecret({ subscription }: { readonly subscription: string }) {
  const read = useRead("secret", { subscription });
  return (
    <Show read={read}>
      {({ secret }) => (
        <span class="long">
          <code>{secret}</code> <CopyButton text={secret} label="Copy the secret" />
        </span>
      )}
    </Show>
  );
}
