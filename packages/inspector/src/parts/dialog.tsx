import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "./button.tsx";
import { focusOn } from "./keyboard.tsx";
import { Message } from "./message.tsx";

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Whether it has no header, because its first field says what it is for. */
  readonly isBare?: boolean;
  readonly children: ComponentChildren;
}

/** A modal dialog, with its title and the button that closes it. The browser keeps the focus inside, closes it on Escape and returns the focus. */
export function Dialog({ title, onClose, isBare = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the next key: keys that are pressed right after the one that opened the dialog go to the dialog.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      // Nothing had the focus before, or its element is no longer there.
      const focused = document.activeElement;
      if (focused === document.body || shown?.contains(focused)) focusOn("main");
    };
  }, []);
  // Escape causes the event cancel at once, and the event close only after the next keys, which would still find the dialog
  // in the URL. The events of a file field bubble, and a dialog that was removed still gets its event close.
  const close = ({ target }: Event) => target === dialog.current && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes the dialog, as Escape does.
    <dialog ref={dialog} aria-label={title} onCancel={close} onClose={close} onClick={close}>
      <div class="content">
        {!isBare && (
          <header class="row page-header">
            <h1 tabIndex={-1} autofocus>
              {title}
            </h1>
            <Button class="plain" aria-label="Close the dialog" onClick={onClose}>
              ✕
            </Button>
          </header>
        )}
        {children}
        <Message isInDialog />
      </div>
    </dialog>
  );
}
