/** The calls that compose a message: of what failed, why, and what to do. The first two may be variables. */
const composing =
  /\b(?:mistake|outOfRange|failureText)\(\s*(["'`].+?["'`]|\w+),\s*(["'`].+?["'`]|\w+)(?:,\s*(["'`].+?["'`]))?(?=[,)\s])/g;

/** Returns a source in which each call that composes a message is the message, as a template. */
export function composeMessages(source: string): string {
  return source.replace(composing, (_, ...given: (string | undefined)[]) => {
    const [action, why, advice] = given.slice(0, 3).map((part) => readPart(source, part));
    return `\`[sandbank] Failed to ${action}: ${why}. ${advice}\``;
  });
}

/** The content of a literal or of a constant of the file. Another variable stands for what differs. */
function readPart(source: string, part = '""'): string {
  if (/^["'`]/.test(part)) return part.slice(1, -1);
  return new RegExp(`const ${part} = "(.*)"`).exec(source)?.[1] ?? `\${${part}}`;
}
