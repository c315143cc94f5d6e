import type { AnyHandler } from "msw";
import type { SetupServer } from "msw/node";

/** MSW's server without what starts and stops it: the setups that share it do that. */
export type SharedHandlers = Pick<
  SetupServer,
  "use" | "resetHandlers" | "restoreHandlers" | "listHandlers" | "events" | "boundary"
>;

/** The server as one setup sees it, and `removeAdded`, which removes the handlers that this setup added to it. */
export function addedHandlers(server: SetupServer): { handlers: SharedHandlers; removeAdded: () => void } {
  const { use, resetHandlers, restoreHandlers, listHandlers, events, boundary } = server;
  // Never emptied: a boundary has a list of handlers of its own, and what is removed from one may be in another.
  const added = new WeakSet<AnyHandler>();
  return {
    handlers: {
      use(...handlers) {
        for (const handler of handlers) added.add(handler);
        use(...handlers);
      },
      resetHandlers,
      restoreHandlers,
      listHandlers,
      events,
      boundary,
    },
    removeAdded() {
      const kept = listHandlers().filter((handler) => !added.has(handler));
      resetHandlers();
      const initial = new Set(listHandlers());
      use(...kept.filter((handler) => !initial.has(handler)));
    },
  };
}
