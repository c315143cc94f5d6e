import { useState } from "preact/hooks";
import { CopiedCode } from "../../parts/copy-button.tsx";
import { Show } from "../../parts/frames.tsx";
import { useRead } from "../../store/use-read.ts";

/** The secret of a subscription, hidden until the user reveals it. */
export function Secret({ subscription }: { readonly subscription: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <div class="row">
      <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? "Hide the secret" : "Show the secret"}
      </button>
      {isShown && <ShownSecret subscription={subscription} />}
    </div>
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
