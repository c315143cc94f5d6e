/** Shows in a terminal how far a sweep is. Elsewhere it prints nothing. */
export interface Progress {
  show(runs: number, total: number, failures: number): void;
  close(): void;
}

/** The line changes after so many runs. */
const EVERY = 20;

export function openProgress(): Progress {
  const { stderr, env } = globalThis.process ?? {};
  if (stderr?.isTTY !== true || env?.CI) return { show() {}, close() {} };
  let isShown = false;
  return {
    show(runs, total, failures) {
      if (runs % EVERY !== 0) return;
      isShown = true;
      const found = failures === 0 ? "" : `, ${failures} failed`;
      stderr.write(`\r\u001b[Ksweep: ${runs} of ${total} runs${found}`);
    },
    close() {
      if (isShown) stderr.write("\r\u001b[K");
    },
  };
}
