type Child = Node | string;

/** Creates an element from text and other elements. */
export function element(tag: string, className: string, ...children: readonly Child[]): HTMLElement {
  const made = document.createElement(tag);
  if (className !== "") made.className = className;
  made.append(...children);
  return made;
}

/** Returns the element of the page with this id. */
export function byId<Type extends HTMLElement = HTMLElement>(id: string): Type {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element with the id "${id}".`);
  return found as Type;
}
