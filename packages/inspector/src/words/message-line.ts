import { isLegend } from "./difference-line.ts";

const LENGTH = 240;

/** The first line of an error's message; with a text after it if it ends in a colon. */
export function messageLine(message: string): string {
  const [first = "", second = ""] = message.split("\n").filter((line) => line.trim() !== "");
  const line = first.endsWith(":") && !isLegend(second) ? `${first} ${second.trim()}` : first;
  return line.length <= LENGTH ? line : `${line.slice(0, LENGTH - 3)}...`;
}
