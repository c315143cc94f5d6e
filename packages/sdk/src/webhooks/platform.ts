/**
 * The platform's type if the project declares it, with the DOM library or the types of Node, or else the members that
 * the router uses.
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

/** The members of `Request` that the router reads. */
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
