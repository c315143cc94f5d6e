import { readSql } from "./sql-text.ts";
import type { CallStyle, StoreGate } from "./store-adapter.ts";

/** Performs a call that sends this text: with a point before and one after it if the text writes. */
export function callSql<Result>(gate: StoreGate, text: string, call: () => Result, style?: CallStyle): Result {
  const { kind, name } = readSql(text);
  return kind === "write" ? gate.write(name, call, style) : gate.read(call, style);
}

/** The text of a tagged template. */
export function textOfTemplate(strings: readonly string[]): string {
  return strings.join("?");
}
