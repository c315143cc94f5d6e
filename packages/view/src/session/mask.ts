/** Masks ids and instants, which differ between two runs of the same steps. */
export function masked(text: string): string {
  return text
    .replace(/\b[a-z]+(?:_[a-z]+)*_[a-z0-9]{16,}\b/g, "id")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, "instant");
}

/** Removes ids from a sentence for people: `Account account_qp1wzu1mrx9pojj4blfo is closed` to `Account is closed`. */
export function withoutIds(sentence: string): string {
  return sentence.replace(/^limit_[a-z0-9]{16,}/, "The Limit").replace(/ [a-z]+(?:_[a-z]+)*_[a-z0-9]{16,}\b/g, "");
}
