import type { ComponentChildren } from "preact";
import { screenOfId } from "../router/find-screen.ts";
import { hrefTo } from "../router/router.ts";
import { useName } from "../store/use-name.ts";
import { shortId } from "../words/ids.ts";
import { CopyButton } from "./copy-button.tsx";
import { WholeNumbers } from "./whole-numbers.tsx";

export interface ObjectNameProps {
  readonly id: string;
  /** Words in place of the name. */
  readonly children?: ComponentChildren;
  /** Leaves out of the name what is said beside it. */
  readonly shorten?: (name: string) => string;
  /** Whether it is only text, because the row that it is in opens something itself. */
  readonly isPlain?: boolean;
  /** Adds a button that copies the id. */
  readonly copy?: boolean;
}

/**
 * The name of an object, which links to the screen that shows it. The pointer and the focus show its id. An object
 * without a name has its short id.
 */
export function ObjectName({ id, children, shorten, isPlain = false, copy = false }: ObjectNameProps) {
  const name = useName(children === undefined ? id : null);
  const screen = isPlain ? undefined : screenOfId(id);
  const words = children ?? <Words name={name && shorten ? shorten(name) : name} id={id} />;
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

function Words({ name, id }: { readonly name: string | null | undefined; readonly id: string }) {
  if (name === undefined) return <span aria-busy="true">…</span>;
  if (name === null) return <span class="mono">{shortId(id)}</span>;
  return (
    <bdi>
      <WholeNumbers text={name} />
    </bdi>
  );
}
