import { computed, effect, type Signal, signal } from "@preact/signals";
import { keep, readKept } from "../source/storage.ts";

/** Creates a setting with one of some values, the first of which is the usual one. The browser keeps the others. */
function kept<Value extends string>(key: string, values: readonly [Value, ...Value[]]): Signal<Value> {
  const [usual] = values;
  const setting = signal(values.find((value) => value === readKept("localStorage", key)) ?? usual);
  effect(() => keep("localStorage", key, setting.value === usual ? null : setting.value));
  return setting;
}

export type Scheme = "system" | "light" | "dark";

/** The colour scheme that the user selected. */
export const scheme = kept<Scheme>("sandbank-scheme", ["system", "light", "dark"]);

effect(() => {
  const { dataset } = document.documentElement;
  if (scheme.value === "system") delete dataset["scheme"];
  else dataset["scheme"] = scheme.value;
});

/** Whether shortcuts of one character work, such as `j` and `/`: `on` or `off`. */
export const singleKeys = kept<string>("sandbank-single-keys", ["on", "off"]);

export const hasSingleKeys = computed(() => singleKeys.value === "on");
