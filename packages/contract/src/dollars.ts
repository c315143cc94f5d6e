/** Prints cents as people write them: 1234567 is `$12,345.67`, and -4000 is `-$40.00`. */
export function dollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3}){1,6}$)/g, ",");
  return `${cents < 0 ? "-" : ""}$${whole}.${digits.slice(-2)}`;
}
