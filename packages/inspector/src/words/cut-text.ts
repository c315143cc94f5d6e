const MOST = 96;

/** Returns the beginning of a long text, which takes about two lines of a panel. */
export function cutText(text: string): string {
  const letters = [...text];
  return letters.length > MOST ? `${letters.slice(0, MOST).join("").trimEnd()}…` : text;
}
