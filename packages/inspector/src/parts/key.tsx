import { hasSingleKeys } from "../store/single-keys.ts";

/** The key that does the same as a button; nothing if keys of one character are turned off. */
export function Key({ name }: { readonly name: string }) {
  return hasSingleKeys.value ? <kbd>{name}</kbd> : null;
}
