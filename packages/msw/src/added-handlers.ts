import type { AnyHandler } from "msw";
import type { SetupServer } from "msw/node";

/** MSW's server without the methods that start and stop it. The setups that share the server start and stop it. */
export type SharedHandlers = Pick<
  SetupServer,
  "use" | "resetHandlers" | "restoreHandlers" | "listHandlers" | "events" | "boundary"
>;

/** Wraps the server for one setup. `removeAdded` removes the handlers that this setup added. */
export function addedHandlers(server: SetupServer): { handlers: SharedHandlers; removeAdded: () => void } {
  const { use, resetHandlers, restoreHandlers, listHandlers, events, boundary } = server;
  // This set is never emptied, because each boundary has its own list: a handler removed from one may be in another.
  const added = new WeakSet<AnyHandler>();
  let hasAdded = false;
  return {
    handlers: {
      use(...handlers) {
        for (const handler of handlers) added.add(handler);
        hasAdded = true;
        use(...handlers);
      },
      resetHandlers,
      restoreHandlers,
      listHandlers,
      events,
      boundary,
    },
    removeAdded() {
      // On Node 20, where `listen` refuses MSW 3, MSW's own functions below would throw.
      if (!hasAdded) return;
      const kept = listHandlers().filter((handler) => !added.has(handler));
      resetHandlers();
      const initial = new Set(listHandlers());
      use(...kept.filter((handler) => !initial.has(handler)));
    },
  };
}
