import { screenOfId } from "../router/find-screen.ts";
import { hrefTo } from "../router/router.ts";
import { shortId } from "../words/ids.ts";
import { CopyButton } from "./copy-button.tsx";

/** An id, shortened, which links to the screen that shows the object. The title and the copy have the whole id. */
export function IdLink({ id, copy = false }: { readonly id: string; readonly copy?: boolean }) {
  const screen = screenOfId(id);
  const text = shortId(id);
  return (
    <span class="mono" title={id}>
      {screen === undefined ? text : <a href={hrefTo(screen.name, id)}>{text}</a>}
      {copy && <CopyButton text={id} label={`Copy ${id}`} />}
    </span>
  );
}
