import { computed, signal } from "@preact/signals";
import { formatRoute, keptParams, parseRoute, type Route } from "./route.ts";

const fragment = signal(location.hash);
/** How often a link was followed. What a view keeps of its own is not kept across links. */
export const visits = signal(0);
addEventListener("hashchange", () => {
  fragment.value = location.hash;
  visits.value++;
});

// In a frame whose page is a text, a link to a fragment would lead to the page around the frame.
if (location.protocol === "about:") {
  addEventListener("click", (event) => {
    const href = (event.target as Element).closest('a[href^="#"]')?.getAttribute("href");
    if (!href) return;
    event.preventDefault();
    location.hash = href;
  });
}

/** The route in the URL. */
export const route = computed<Route>(() => parseRoute(fragment.value));

/** The name of the selected bank. */
export const bankName = computed(() => route.value.params["bank"] || "default");

const moment = computed(() => /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(route.value.params["at"] ?? ""));

/** The instant that the page shows, as a number of journal entries; null for now. */
export const instant = computed<number | null>(() => (moment.value === null ? null : Number(moment.value[1])));

/** The number of the step that the page shows the bank after, of several of the instant; undefined for the last. */
export const instantStep = computed(() => {
  const step = moment.value?.[2];
  return step === undefined ? undefined : Number(step);
});

/** The text of an instant in the URL, such as `120`, or `120.45` for one of its steps. */
export function atText(instant: number, step?: number): string {
  return step === undefined ? String(instant) : `${instant}.${step}`;
}

/** Whether the page travels through time: it shows an instant, or now with the means to go back. */
export const isTravelling = computed(() => (route.value.params["at"] ?? "") !== "");

/** Shows an instant, or now for null, and keeps the means to go to another one. */
export function travelTo(at: number | null, step?: number): void {
  setParams({ at: at === null ? "now" : atText(at, step) });
}

/** The parameters with this prefix are the entries of a form, so a link opens the filled form. */
export const ENTRY = "f.";

/** The dialog over the screen, such as `compare` with the value `7d..now`; null if none is open. */
export const openedDialog = computed(() => {
  const [name = "", ...value] = (route.value.params["dialog"] ?? "").split(":");
  return name === "" ? null : { name, value: value.join(":") };
});

/** Opens a dialog over the screen. */
export function openDialog(name: string, value = "", params: Readonly<Record<string, string>> = {}): void {
  setParams({ dialog: value === "" ? name : `${name}:${value}`, ...params });
}

/** Compares an instant with now. The page goes to now, which has the names of all objects that differ. */
export function compareFrom(at: number | null = instant.value): void {
  openDialog("compare", at === null ? "" : `${at}..now`, isTravelling.value ? { at: "now" } : {});
}

/** Closes the dialog. That of an action takes the entries of its form with it. */
export function closeDialog(): void {
  const isAction = openedDialog.value?.name === "act";
  const entries = isAction ? Object.keys(route.value.params).filter((name) => name.startsWith(ENTRY)) : [];
  setParams({ dialog: "", ...Object.fromEntries(entries.map((name) => [name, ""])) });
}

/** Returns the URL of a screen, with the bank and the instant of the present view. */
export function hrefTo(
  screen: string,
  id: string | null = null,
  params: Readonly<Record<string, string>> = {},
): string {
  return formatRoute({ screen, id, params: { ...keptParams(route.value), ...params } });
}

/** Navigates to a screen, as a link to `hrefTo` does. */
export function goTo(screen: string, id: string | null = null, params: Readonly<Record<string, string>> = {}): void {
  location.hash = hrefTo(screen, id, params);
}

/** Shows another object in place of the present view. Adds no entry to the browser's history. */
export function showInstead(screen: string, id: string | null): void {
  replaceWith(hrefTo(screen, id));
}

/** Selects an object of the present screen, or none for null, and keeps the filters. `isInstead`: as `showInstead` does. */
export function select(id: string | null, isInstead = false): void {
  const next = formatRoute({ ...route.value, id });
  if (isInstead) replaceWith(next);
  else location.hash = next;
}

/** Sets parameters of the present view. An empty text removes a parameter. Adds no entry to the browser's history. */
export function setParams(params: Readonly<Record<string, string>>): void {
  replaceWith(formatRoute({ ...route.value, params: { ...route.value.params, ...params } }));
}

function replaceWith(next: string): void {
  try {
    history.replaceState(null, "", next);
  } catch {
    // The URL of a frame whose page is a text cannot be replaced.
  }
  fragment.value = next;
}
