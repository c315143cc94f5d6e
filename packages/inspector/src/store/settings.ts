import { effect, signal } from "@preact/signals";

const SCHEME = "sandbank-scheme";

export type Scheme = "system" | "light" | "dark";

/** The colour scheme that the user selected. The browser keeps it. */
export const scheme = signal<Scheme>(readScheme());

function readScheme(): Scheme {
  const kept = localStorage.getItem(SCHEME);
  return kept === "light" || kept === "dark" ? kept : "system";
}

effect(() => {
  const { dataset } = document.documentElement;
  if (scheme.value === "system") {
    delete dataset["scheme"];
    localStorage.removeItem(SCHEME);
  } else {
    dataset["scheme"] = scheme.value;
    localStorage.setItem(SCHEME, scheme.value);
  }
});

const SINGLE_KEYS = "sandbank-single-keys";

/** Whether shortcuts of one character work, such as `j` and `/`. The browser keeps the user's setting. */
export const hasSingleKeys = signal(localStorage.getItem(SINGLE_KEYS) !== "off");

effect(() => {
  if (hasSingleKeys.value) localStorage.removeItem(SINGLE_KEYS);
  else localStorage.setItem(SINGLE_KEYS, "off");
});
