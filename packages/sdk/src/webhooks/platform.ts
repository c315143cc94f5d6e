/**
 * Types of the platform, which neither the DOM library nor the types of Node need declare: without them, as much of each as
 * is used.
 */
type Platform<Name extends string, Least> =
  typeof globalThis extends Record<Name, { prototype: infer Instance }> ? Instance : Least;

/** An `AbortSignal`. */
export type Signal = Platform<
  "AbortSignal",
  {
    readonly aborted: boolean;
    readonly reason: unknown;
    throwIfAborted(): void;
    addEventListener(type: "abort", listener: () => void): void;
    removeEventListener(type: "abort", listener: () => void): void;
  }
>;

/** As much of a `Request` as is read. */
export interface WebRequest {
  readonly headers: { get(name: string): string | null };
  readonly body: object | null;
  readonly bodyUsed: boolean;
}

/** A `Response`. */
export type WebResponse = Platform<
  "Response",
  {
    readonly status: number;
    readonly headers: { get(name: string): string | null };
    text(): Promise<string>;
    json(): Promise<unknown>;
  }
>;
