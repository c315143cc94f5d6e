import type { ComponentChildren } from "preact";
import { screenOfId } from "../router/find-screen.ts";
import { hrefTo } from "../router/router.ts";
import { useName } from "../store/use-name.ts";
import { shortId } from "../words/ids.ts";
import { CopyButton } from "./copy-button.tsx";

export interface ObjectNameProps {
  readonly id: string;
  /** Words in place of the name. */
  readonly children?: ComponentChildren;
  /** The kind of the object, such as `Physical Card`, where it is said already: the name is shown without it. */
  readonly without?: string;
  /** Whether it is only text, because the row that it is in opens something itself. */
  readonly isPlain?: boolean;
  /** Adds a button that copies the id. */
  readonly copy?: boolean;
}

/**
 * The name of an object, which links to the screen that shows it. The pointer and the focus show its id. An object
 * without a name has its short id.
 */
export function ObjectName({ id, children, without = "", isPlain = false, copy = false }: ObjectNameProps) {
  const name = useName(children === undefined ? id : null);
  const screen = isPlain ? undefined : screenOfId(id);
  const words = children ?? <Words name={name && withoutKind(name, without)} id={id} />;
  return (
    <>
      {screen === undefined ? (
        <span title={id}>{words}</span>
      ) : (
        <a class="object-name" href={hrefTo(screen.name, id)} title={id} data-id={id}>
          {words}
        </a>
      )}
      {copy && <CopyButton text={id} label={`Copy ${id}`} />}
    </>
  );
}

function withoutKind(name: string, kind: string): string {
  const start = `${kind} of `;
  return name.toLowerCase().startsWith(start.toLowerCase()) ? name.slice(start.length) : name;
}

function Words({ name, id }: { readonly name: string | null | undefined; readonly id: string }) {
  if (name === undefined) return <span aria-busy="true">…</span>;
  return name === null ? <span class="mono">{shortId(id)}</span> : <bdi>{name}</bdi>;
}
