/** Prints cents as dollars: 1234567 is `$12,345.67`. */
export function dollars(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const whole = Math.abs(cents);
  const text = String(Math.floor(whole / 100)).replace(/\B(?=(?:\d{3}){1,6}$)/g, ",");
  return `${sign}$${text}.${String(whole % 100).padStart(2, "0")}`;
}
