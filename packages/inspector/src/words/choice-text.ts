/** A value of the API in words: `courier A, 2 days` for `courier_a_2_day`. */
export function choiceText(value: string): string {
  const words = value.replaceAll("_", " ").replace(/ 2 day$/, " 2 days");
  return words.replace(/^courier (\w) /, (_, letter: string) => `courier ${letter.toUpperCase()}, `);
}
