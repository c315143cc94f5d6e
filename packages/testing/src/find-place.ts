/** A place at the end of a stack line: `at name (file:1:2)`, `at file:1:2` or, outside V8, `name@file:1:2`. */
const FRAME = /^(?:at (?:async )?(?:[^(]*\()?|[^@]*@)([^()]+:\d+:\d+)\)?$/;
const FOREIGN = /node:|node_modules/;

/**
 * Returns the first place of a stack in your own code: `src/app.ts:12:5`, relative to the working directory if it is
 * below it. If the stack has a place in `file`, it returns the first one there. Returns undefined if the stack has none.
 */
export function findPlace(stack: unknown, file?: string): string | undefined {
  if (typeof stack !== "string") return undefined;
  const places = stack.split("\n").flatMap((line) => FRAME.exec(line.trim())?.[1] ?? []);
  const own = places.filter((each) => !FOREIGN.test(each)).map(relative);
  return own.find((place) => file !== undefined && place.startsWith(`${file}:`)) ?? own[0];
}

function relative(place: string): string {
  const path = place.replace(/^file:\/\//, "");
  const folder = `${globalThis.process?.cwd?.() ?? ""}/`;
  return path.startsWith(folder) ? path.slice(folder.length) : path;
}
