import { effect, signal } from "@preact/signals";

const KEY = "sandbank-single-keys";

/**
 * Whether shortcuts of one character work, such as `j` and `/`. The user can turn them off, and the browser keeps the
 * setting.
 */
export const hasSingleKeys = signal(localStorage.getItem(KEY) !== "off");

effect(() => {
  if (hasSingleKeys.value) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, "off");
});
