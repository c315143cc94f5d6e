import { useEffect, useState } from "preact/hooks";
import type { Read } from "../store/cache.ts";
import { connection } from "../store/store.ts";

const LOADING = { state: "loading" } as const;

const NOT_LOADED =
  "could not be loaded. The page tries again when the server answers. If the server does answer, load the page again.";

/** Loads a component when it is first needed, and tries again when the server answers again. `load` identifies it. */
export function useLoaded<Content>(load: () => Promise<Content>, title: string): Read<Content> {
  const [loaded, setLoaded] = useState<{ readonly load: unknown; readonly read: Read<Content> }>({
    load,
    read: LOADING,
  });
  const isConnected = connection.value.state === "open";
  useEffect(() => {
    let isCurrent = true;
    const show = (read: Read<Content>) => isCurrent && setLoaded({ load, read });
    load().then(
      (data) => show({ state: "ready", data }),
      () => show({ state: "failed", error: new Error(`${title} ${NOT_LOADED}`) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isConnected]);
  return loaded.load === load ? loaded.read : LOADING;
}
