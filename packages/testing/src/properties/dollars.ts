/** An amount in cents as people write it: `dollars(-1_234_56)` is `-$1,234.56`. */
export function dollars(cents: number): string {
  const [whole, rest] = (Math.abs(cents) / 100).toFixed(2).split(".") as [string, string];
  const sign = cents < 0 ? "-" : "";
  return `${sign}$${whole.replace(/\B(?=(?:\d{3}){1,6}$)/g, ",")}.${rest}`;
}
