import type { ComponentChildren } from "preact";
import { screenOfId } from "../../router/find-screen.ts";
import { hrefTo } from "../../router/router.ts";

export interface ObjectLinkProps {
  readonly id: string;
  readonly children: ComponentChildren;
}

/** Links words to the screen that shows an object. Shows only the words if no screen does. */
export function ObjectLink({ id, children }: ObjectLinkProps) {
  const screen = screenOfId(id);
  if (screen === undefined) return <span title={id}>{children}</span>;
  return (
    <a href={hrefTo(screen.name, id)} title={id} onClick={(event) => event.stopPropagation()}>
      {children}
    </a>
  );
}
