import { addFrames, framed } from "./caller-frames.ts";

type Method = (...args: unknown[]) => unknown;
type Site = { readonly stack?: string };

/** The methods that send a list. `catch`, `finally` and `for await` call one of them. */
const senders = ["then", "withResponse", "pages", "toArray"] as const;

/**
 * Makes the errors of a list have the frames of the caller that created it, and calls `onSend` whenever the list is
 * sent. Returns the list.
 */
export function addFramesToList(list: object, site: Site, onSend: () => void): object {
  for (const name of senders) {
    const send = (list as Record<string, Method>)[name] as Method;
    const value = (...args: unknown[]) => {
      onSend();
      if (name === "then") return sendWithFrames(send.bind(list), args, site);
      const sent = send.apply(list, args);
      return sent instanceof Promise ? framed(sent, site) : withFramesOfPages(sent as AsyncIterator<unknown>, site);
    };
    Object.defineProperty(list, name, { value, configurable: true });
  }
  return list;
}

/** Calls `then` of the list, and adds the frames to the error before the handler gets it. */
function sendWithFrames(
  send: (done: unknown, failed: Method) => unknown,
  [done, failed]: unknown[],
  site: Site,
): unknown {
  return send(done, (error) => {
    addFrames(error, site);
    if (typeof failed === "function") return failed(error) as unknown;
    throw error;
  });
}

function withFramesOfPages(pages: AsyncIterator<unknown>, site: Site): AsyncIterator<unknown> {
  const next = pages.next.bind(pages);
  pages.next = () => framed(next(), site) as ReturnType<typeof next>;
  return pages;
}
