/** A button that reads the next page of a list, if there is one. */
export function More({ hasMore, onMore }: { readonly hasMore: boolean; readonly onMore: () => void }) {
  if (!hasMore) return null;
  return (
    <button type="button" onClick={onMore}>
      Show more
    </button>
  );
}
