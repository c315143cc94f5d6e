/** Masks ids and instants, which differ between two runs of the same steps. */
export function masked(text: string): string {
  return text
    .replace(/\b[a-z]+(?:_[a-z]+)*_[a-z0-9]{16,}\b/g, "id")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, "instant");
}
