import { useState } from "preact/hooks";
import { CopiedCode } from "../../parts/copy-button.tsx";
import { TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { Section, Show } from "../../parts/frames.tsx";
import { showMessage } from "../../parts/message.tsx";
import { isReadOnly } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { useWrite } from "../../store/use-write.ts";

/** The secret of a subscription, hidden until the user reveals it, and a button that rotates it. */
export function Secret({ subscription }: { readonly subscription: string }) {
  const [isShown, setShown] = useState(false);
  const [overlap, setOverlap] = useState("24");
  const write = useWrite();

  async function rotate(): Promise<void> {
    const rotated = await write.run("rotate_secret", {
      subscription,
      ...(overlap !== "" && { overlapSeconds: Math.round(Number(overlap) * 3_600) }),
    });
    if (rotated !== undefined) showMessage("The secret is rotated.");
  }

  return (
    <Section title="Secret">
      <div class="row">
        <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? "Hide the secret" : "Show the secret"}
        </button>
        {isShown && <ShownSecret subscription={subscription} />}
      </div>
      <Form work={write} onSubmit={rotate} submit="Rotate the secret">
        <TextField
          label="Overlap"
          type="number"
          unit="hours"
          hint="How long the old secret signs, too. A receiver that knows either one accepts the webhook."
          value={overlap}
          onChange={setOverlap}
          disabled={isReadOnly.value}
          min={0}
        />
      </Form>
    </Section>
  );
}

function ShownSecret({ subscription }: { readonly subscription: string }) {
  const read = useRead("secret", { subscription });
  return (
    <Show read={read}>
      {({ secret }) => (
        <span>
          <CopiedCode text={secret} what="secret" />
        </span>
      )}
    </Show>
  );
}
