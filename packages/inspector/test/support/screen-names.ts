import { readFileSync } from "node:fs";

const list = readFileSync(new URL("../../src/router/screens.ts", import.meta.url), "utf8");

/** The names of all screens, read from the text of the list, because the list itself loads only in a browser. */
export const screenNames: readonly string[] = [...list.matchAll(/^ {4}name: "([^"]+)",$/gm)].map(
  ([, name]) => name as string,
);
