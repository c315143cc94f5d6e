/**
 * Returns the name of an object in a list of one type, without what the list says of it already: `Inbound wire of $5.00
 * from Acme` is `Acme`, and `Limit of $5.00 a day` is `$5.00 a day`.
 *
 * @param title The type, such as `Inbound Wire Transfer`.
 * @param amount The amount, if the list has a column of it.
 */
export function shortName(name: string, title: string, amount: string | null): string {
  const rest = amount === null ? name : name.replace(` of ${amount}`, "").replace(`, ${amount}`, "");
  if (rest === name) return name.replace(new RegExp(`^(declined )?${title} of `, "i"), "$1");
  const kinds = title.toLowerCase().split(" ");
  const words = rest.split(" ");
  const isKind = (word: string) => kinds.includes(word) || kinds.includes(`${word}s`);
  // `Check 1001` and `Mail with 1 check` stay whole.
  while (isKind((words[0] ?? "").toLowerCase()) && !/^(?:\d|with$)/.test(words[1] ?? "")) words.shift();
  const text = words.join(" ").replace(/^Declined authorization /, "");
  if (text === "") return rest;
  const party = text.replace(/^(?:at|for|from|of|to) /, "");
  return party === text ? text.charAt(0).toUpperCase() + text.slice(1) : party;
}
