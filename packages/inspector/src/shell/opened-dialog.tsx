import type { ComponentType } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Dialog } from "../parts/dialog.tsx";
import { Show } from "../parts/frames.tsx";
import { closeDialog, openedDialog } from "../router/router.ts";
import { type DialogContent, dialogs } from "../screens/contents.ts";
import { Help } from "./help.tsx";
import { Search } from "./search.tsx";
import { useLoaded } from "./use-loaded.ts";

/** The dialogs that open at the next key, so they are not loaded first. */
const own: Readonly<Record<string, ComponentType>> = { search: Search, help: Help };

/** The dialog that the URL names. */
export function OpenedDialog() {
  const dialog = openedDialog.value;
  if (dialog === null) return null;
  const { name, value } = dialog;
  const Own = Object.hasOwn(own, name) ? own[name] : undefined;
  if (Own !== undefined) return <Own key={name} />;
  const content = Object.hasOwn(dialogs, name) ? dialogs[name] : undefined;
  return content === undefined ? null : <LoadedDialog key={`${name} ${value}`} {...content} value={value} />;
}

function LoadedDialog({ title, load, value }: DialogContent & { readonly value: string }) {
  const content = useLoaded(load, title);
  const shownTitle = (content.state === "ready" && content.data.titleOf?.(value)) || title;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const shown = heading.current;
    if (document.activeElement === shown) shown?.closest("dialog")?.querySelector<HTMLElement>(".primary")?.focus();
  }, [content]);
  return (
    <Dialog title={shownTitle} onClose={closeDialog}>
      <header class="page-header">
        <h1 ref={heading} tabIndex={-1} autofocus>
          {shownTitle}
        </h1>
        <div class="actions">
          <button type="button" class="plain" aria-label="Close the dialog" onClick={closeDialog}>
            ✕
          </button>
        </div>
      </header>
      <Show read={content}>{(Content) => <Content value={value} />}</Show>
    </Dialog>
  );
}
