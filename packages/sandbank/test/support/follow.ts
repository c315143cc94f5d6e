import { cli } from "./cli.ts";

/** Runs a command until it is stopped. */
export function follow(args: readonly string[], env: Record<string, string>) {
  const controller = new AbortController();
  const lines: string[] = [];
  const messages: string[] = [];
  let wake = () => {};
  const into = (texts: string[]) => (text: string) => {
    texts.push(text);
    wake();
  };
  const wanted = async (texts: string[], count: number, isWanted: (text: string) => boolean): Promise<string[]> => {
    for (;;) {
      const found = texts.filter(isWanted);
      if (found.length >= count) return found;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const first = async (texts: string[], isWanted: (text: string) => boolean) =>
    (await wanted(texts, 1, isWanted))[0] as string;
  const ended = cli(args, { env, signal: controller.signal, onLine: into(lines), onMessage: into(messages) });
  return {
    ended,
    stop: () => controller.abort(),
    /** The first wanted line of the result. */
    line: (isWanted: (text: string) => boolean) => first(lines, isWanted),
    /** Resolves with the first `count` matching lines of the result. */
    lines: (count: number, isWanted: (text: string) => boolean) => wanted(lines, count, isWanted),
    /** The first wanted line of the standard error. */
    message: (isWanted: (text: string) => boolean) => first(messages, isWanted),
  };
}
