/** The name of a type for a name of the wire: `interest_payment` gives `InterestPayment`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|_)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}
