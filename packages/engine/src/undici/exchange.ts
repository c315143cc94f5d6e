import { type Dispatcher, errors } from "undici";
import type { BankResponse } from "../http/handle.ts";

/** One undici request, and the calls to its handler. */
export interface Exchange {
  /** Aborts when the caller does. */
  readonly signal: AbortSignal;
  start(): void;
  /** Passes the response to the handler, at the pace at which it reads, unless the caller has aborted. */
  respond(response: BankResponse): Promise<void>;
  /** Reports once that there is no response. */
  fail(error: unknown): void;
}

/** The older of the two forms that handlers have in undici 7. */
interface OldHandler {
  onConnect?(abort: (reason?: Error) => void): void;
  onHeaders?(status: number, headers: Buffer[], resume: () => void, statusText: string): boolean;
  onData?(chunk: Buffer): boolean;
  onComplete?(trailers: string[] | null): void;
  onError?(error: Error): void;
}

export function openExchange(handler: Dispatcher.DispatchHandler & OldHandler): Exchange {
  const aborting = new AbortController();
  let isOver = false;
  let continueReading = () => {};
  let whenReady = Promise.resolve();

  const controller = {
    rawHeaders: null as Buffer[] | null,
    rawTrailers: null,
    get aborted() {
      return aborting.signal.aborted;
    },
    get reason(): Error | null {
      return aborting.signal.reason ?? null;
    },
    paused: false,
    pause() {
      if (controller.paused) return;
      controller.paused = true;
      whenReady = new Promise((resolve) => {
        continueReading = resolve;
      });
    },
    resume() {
      controller.paused = false;
      continueReading();
    },
    abort(reason: Error = new errors.RequestAbortedError()) {
      aborting.abort(reason);
      fail(reason);
    },
  };
  const isNew = typeof handler.onRequestStart === "function";
  const pauseUnless = (isReady: boolean | undefined) => {
    if (isReady === false) controller.pause();
  };

  function fail(error: unknown): void {
    if (isOver) return;
    isOver = true;
    controller.resume();
    report(error);
  }

  function report(error: unknown): void {
    if (isNew) handler.onResponseError?.(controller as Dispatcher.DispatchController, error as Error);
    else handler.onError?.(error as Error);
  }

  return {
    signal: aborting.signal,
    start() {
      if (isNew) handler.onRequestStart?.(controller as Dispatcher.DispatchController, {});
      else handler.onConnect?.((reason) => controller.abort(reason));
    },
    async respond({ status, headers, body }) {
      if (isOver) return;
      const raw = Object.entries(headers).flatMap((pair) => pair.map((text) => Buffer.from(text, "latin1")));
      controller.rawHeaders = raw;
      if (isNew) handler.onResponseStart?.(controller as Dispatcher.DispatchController, status, { ...headers }, "");
      else pauseUnless(handler.onHeaders?.(status, raw, controller.resume, ""));
      await whenReady;
      const chunk = Buffer.from(body as string);
      if (!isOver && chunk.length > 0) {
        if (isNew) handler.onResponseData?.(controller as Dispatcher.DispatchController, chunk);
        else pauseUnless(handler.onData?.(chunk));
        await whenReady;
      }
      if (isOver) return;
      isOver = true;
      try {
        if (isNew) handler.onResponseEnd?.(controller as Dispatcher.DispatchController, {});
        else handler.onComplete?.([]);
      } catch (error) {
        // As in undici's client: its retry throws here, and sends the request again when the error is reported.
        report(error);
      }
    },
    fail,
  };
}
