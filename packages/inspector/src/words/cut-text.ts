/** Returns the beginning of a long text, of at most two lines of a panel by default. */
export function cutText(text: string, most = 96): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most).join("").trimEnd()}…` : text;
}
