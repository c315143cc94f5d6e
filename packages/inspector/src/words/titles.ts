/**
 * Makes the title of a column from a dotted path: `Shipment status`, `Account` for `account_id`, `Category` of a
 * source.
 */
export function columnTitle(path: string): string {
  if (path === "id") return "Id";
  const words = path
    .replace(/^(?:source|state)\./, "")
    .replace(/_id$/, "")
    .replace(/[._]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
