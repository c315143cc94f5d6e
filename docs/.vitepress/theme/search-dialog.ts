// The search has an input that keeps the focus while the arrow keys select a result: a combobox with options that are
// links. VitePress names a button with options that contain links.
const repairs: readonly (readonly [RegExp, string])[] = [
  [/role="button"[^>]*?(?=class="VPLocalSearchBox")/, 'role="dialog" aria-modal="true" aria-label="Search" '],
  [/aria-autocomplete="both"/, 'role="combobox" aria-autocomplete="list" :aria-expanded="results.length > 0"'],
  [/:id="'localsearch-item-' \+ index"[^>]*role="option"/, 'role="none"'],
  [
    /:aria-label="\[\.\.\.p\.titles[^"]*"/,
    `role="option" :id="'localsearch-item-' + index" :aria-selected="selectedIndex === index"`,
  ],
  [/class="title-icon"/, '$& aria-hidden="true"'],
  [/<kbd(?= :aria-label)/g, '$& role="img"'],
];

/** Repairs the roles in VitePress's dialog of the search. A plugin of Vite. */
export const repairSearchDialog = {
  name: "repair-search-dialog",
  enforce: "pre" as const,
  transform: (code: string, id: string) =>
    id.endsWith("/VPLocalSearchBox.vue") ? repairs.reduce((text, [from, to]) => text.replace(from, to), code) : null,
};
