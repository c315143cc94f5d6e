import type { FileSource } from "../src/core/file-source.ts";

/** A type of the SDK with every open enumeration closed, and files as bytes: what the contract's own type must be. */
export type Closed<T> = T extends string
  ? Same<T, string & {}> extends true
    ? never
    : T
  : T extends FileSource
    ? Uint8Array
    : T extends object
      ? { [Key in keyof T]: Closed<T[Key]> }
      : T;

/** Tells `string & {}`, by which an enumeration is open, from a plain string: assignability cannot. */
type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
