/** Returns the name of a type for a name in the API: `InterestPayment` for `interest_payment`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|_)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}
