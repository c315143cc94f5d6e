import { useEffect, useState } from "preact/hooks";
import { connection } from "../store/store.ts";

/** A component that is loaded when it is first needed: null while it is loading, an error if that failed. */
export type Loaded<Content> = Content | Error | null;

/** Loads a component, and tries again when the server answers again. `load` identifies it. */
export function useLoaded<Content>(load: () => Promise<Content>, title: string): Loaded<Content> {
  const [loaded, setLoaded] = useState<{ readonly load: unknown; readonly content: Loaded<Content> }>({
    load,
    content: null,
  });
  const isConnected = connection.value.state === "open";
  useEffect(() => {
    let isCurrent = true;
    const show = (content: Loaded<Content>) => isCurrent && setLoaded({ load, content });
    load().then(
      (content) => show(content),
      () => show(new Error(notLoaded(title))),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isConnected]);
  return loaded.load === load ? loaded.content : null;
}

function notLoaded(title: string): string {
  return `${title} could not be loaded. The page tries again when the server answers. If the server does answer, load the page again.`;
}
