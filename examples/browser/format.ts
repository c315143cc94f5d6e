const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

export const dollars = (cents: number) => money.format(cents / 100);

export const date = (timestamp: string) => day.format(new Date(timestamp));

/** Turns `breaches_limit` into "Breaches limit". */
export function inWords(name: string): string {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll("_", " ");
}
