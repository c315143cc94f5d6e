import { hasSingleKeys } from "../store/single-keys.ts";

/** Shows the shortcut of a button. Renders nothing if shortcuts of one character are turned off. */
export function Key({ name }: { readonly name: string }) {
  return hasSingleKeys.value ? <kbd>{name}</kbd> : null;
}
