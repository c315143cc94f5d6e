import type { FileSource } from "../src/core/file-source.ts";
import type { Unknown } from "../src/resources/shared.ts";

/**
 * A type of the SDK without unknown values, without a `Date`, and with files as bytes: it must equal the contract's
 * type.
 */
export type Closed<T> = T extends string
  ? Same<T, string & {}> extends true
    ? never
    : T
  : T extends Date
    ? never
    : T extends FileSource
      ? Uint8Array
      : T extends readonly unknown[]
        ? { [Key in keyof T]: Closed<T[Key]> }
        : T extends object
          ? UnknownKeys<T> extends never
            ? { [Key in keyof T]: Closed<T[Key]> }
            : never
          : T;

/** Merges the variants of an object into one, whose fields have the types of all variants. */
export type Merged<T> = { [Key in T extends unknown ? keyof T : never]: T[Key] };

/** The parameters of a list without the null cursor of a last page. */
export type WithTextCursor<T extends { cursor?: unknown }> = {
  [Key in keyof T]: Key extends "cursor" ? Exclude<T[Key], null> : T[Key];
};

/** The discriminant keys of the variant for unknown values. */
type UnknownKeys<T> = { [Key in keyof T]-?: Same<T[Key], Unknown> extends true ? Key : never }[keyof T];

/** Distinguishes `string & {}`, which opens an enumeration, from a plain string. Assignability cannot. */
type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
