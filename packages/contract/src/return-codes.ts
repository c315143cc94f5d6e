/** Adds return codes of the ACH network to the descriptions of reasons. A reason may have none. */
export function withReturnCodes<const Reasons extends Readonly<Record<string, string>>>(
  codes: Readonly<Record<string, string>>,
  reasons: Reasons,
): Reasons {
  const described = Object.entries(reasons).map(([reason, words]) => {
    const code = codes[reason];
    return [reason, code === undefined ? words : `${words} Return code ${code}.`];
  });
  return Object.fromEntries(described);
}
