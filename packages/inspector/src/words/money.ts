/** Cents as dollars: `$1,234.05`, `−$40.00`. */
export function moneyText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const dollars = digits.slice(0, -2).replace(/\B(?=(?:\d{3}){1,6}$)/g, ",");
  return `${cents < 0 ? "−" : ""}$${dollars}.${digits.slice(-2)}`;
}
