import type { ComponentType } from "preact";
import { useLayoutEffect } from "preact/hooks";
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
  useLayoutEffect(() => {
    const heading = document.activeElement;
    if (heading?.matches("dialog h1")) heading.closest("dialog")?.querySelector<HTMLElement>(".primary")?.focus();
  }, [content]);
  return (
    <Dialog title={shownTitle} onClose={closeDialog}>
      <Show read={content}>{(Content) => <Content value={value} />}</Show>
    </Dialog>
  );
}
