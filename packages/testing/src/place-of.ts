/** A place at the end of a stack line: `at name (file:1:2)`, `at file:1:2` or, outside V8, `name@file:1:2`. */
const FRAME = /^(?:at (?:async )?(?:[^(]*\()?|[^@]*@)([^()]+:\d+:\d+)\)?$/;
const FOREIGN = /node:|node_modules/;

/**
 * Returns the first place of a stack in your own code: `src/app.ts:12:5`, relative to the working directory if it is
 * below it. Returns undefined if the stack has none.
 */
export function placeOf(stack: unknown): string | undefined {
  if (typeof stack !== "string") return undefined;
  const places = stack.split("\n").flatMap((line) => FRAME.exec(line.trim())?.[1] ?? []);
  const place = places.find((each) => !FOREIGN.test(each))?.replace(/^file:\/\//, "");
  const folder = `${globalThis.process?.cwd?.() ?? ""}/`;
  return place?.startsWith(folder) ? place.slice(folder.length) : place;
}
