import type { FileSource } from "../src/core/file-source.ts";
import type { Unknown } from "../src/resources/shared.ts";

/** A type of the SDK without the values that are not known, without a `Date`, and with files as bytes: what the contract's own type must be. */
export type Closed<T> = T extends string
  ? Same<T, string & {}> extends true
    ? never
    : T
  : T extends Date
    ? never
    : T extends FileSource
      ? Uint8Array
      : T extends readonly (infer Element)[]
        ? Closed<Element>[]
        : T extends object
          ? UnknownKeys<T> extends never
            ? { [Key in keyof T]: Closed<T[Key]> }
            : never
          : T;

/** One object with every type that a field has in the variants of an object. */
export type Merged<T> = { [Key in T extends unknown ? keyof T : never]: T[Key] };

/** Parameters of a list without the cursor null of a last page. */
export type WithTextCursor<T extends { cursor?: unknown }> = {
  [Key in keyof T]: Key extends "cursor" ? Exclude<T[Key], null> : T[Key];
};

/** Keys of the discriminant of a variant for values that are not known. */
type UnknownKeys<T> = { [Key in keyof T]-?: Same<T[Key], Unknown> extends true ? Key : never }[keyof T];

/** Tells `string & {}`, by which an enumeration is open, from a plain string: assignability cannot. */
type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
