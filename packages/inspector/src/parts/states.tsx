import type { ComponentChildren } from "preact";
import type { Read } from "../store/cache.ts";

/** An empty state: describes the content that is missing, with at most one button that creates it. */
export function Empty({ children }: { readonly children: ComponentChildren }) {
  return <div class="panel state">{children}</div>;
}

/** Shown until the first result of a read. */
export function Loading() {
  return (
    <div class="panel state muted" aria-busy="true">
      Loading…
    </div>
  );
}

/** Shows why a read failed. */
export function Failed({ error }: { readonly error: Error }) {
  return (
    <div class="panel state" role="alert">
      <p class="problem">{error.message}</p>
    </div>
  );
}

export interface ShowProps<Data> {
  readonly read: Read<Data>;
  readonly children: (data: Data) => ComponentChildren;
}

/** Shows the data of a read, a placeholder while it is loading, or why it failed. */
export function Show<Data>({ read, children }: ShowProps<Data>) {
  if (read.state === "loading") return <Loading />;
  if (read.state === "failed") return <Failed error={read.error} />;
  return <>{children(read.data)}</>;
}
