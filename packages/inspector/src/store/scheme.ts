import { effect, signal } from "@preact/signals";

const KEY = "sandbank-scheme";

export type Scheme = "system" | "light" | "dark";

/** The colour scheme that the user selected. The browser keeps it. */
export const scheme = signal<Scheme>(readScheme());

function readScheme(): Scheme {
  const kept = localStorage.getItem(KEY);
  return kept === "light" || kept === "dark" ? kept : "system";
}

effect(() => {
  const { dataset } = document.documentElement;
  if (scheme.value === "system") {
    delete dataset["scheme"];
    localStorage.removeItem(KEY);
  } else {
    dataset["scheme"] = scheme.value;
    localStorage.setItem(KEY, scheme.value);
  }
});
