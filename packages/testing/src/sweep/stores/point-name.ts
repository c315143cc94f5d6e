const MOST_CHARACTERS = 60;

/** The name of a method or property: `store.orders.insert`, `store.items[]`. A key that is no name is data, and left out. */
export function pathTo(owner: string, property: PropertyKey): string {
  if (typeof property === "symbol") return `${owner}[${property.description ?? ""}]`;
  return typeof property === "string" && /^[A-Za-z_$][\w$]{0,39}$/.test(property)
    ? `${owner}.${property}`
    : `${owner}[]`;
}

/** A name of at most 60 characters: the end of a path says more than its beginning. */
export function pointName(path: string): string {
  return path.length <= MOST_CHARACTERS ? path : `…${path.slice(1 - MOST_CHARACTERS)}`;
}
