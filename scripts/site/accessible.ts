/** Adds to a page of TypeDoc's theme what a screen reader needs: landmarks, an order of headings, no link in a button. */
export function toAccessible(html: string): string {
  return withLevels(
    html
      .replace('<div class="col-content">', '<div class="col-content" role="main">')
      .replace('<div class="col-sidebar">', '<div class="col-sidebar" role="complementary" aria-label="Contents">')
      // The page is hidden until its scripts have run, or half a second has passed.
      .replace(/<script>(document\.documentElement\.dataset\.theme[^;]*;)[\s\S]*?<\/script>/, "<script>$1</script>")
      // A path of one step only repeats the title.
      .replace(/<ul class="tsd-breadcrumb"[^>]*>\s*<li>(?:(?!<li>)[\s\S])*?<\/ul>/, "")
      // A folder opens its index on a server only.
      .replaceAll(/href="((?:\.\.?\/)+)(#[^"]*)?"/g, 'href="$1index.html$2"')
      .replaceAll(/<summary[\s\S]*?<\/summary>/g, (summary) =>
        summary.replaceAll(/<a href="#[^"]*" aria-label="Permalink"[\s\S]*?<\/a>/g, ""),
      )
      // The corner of a table that has no word is not a heading.
      .replaceAll("<th></th>", "<td></td>")
      // Wide tables and code scroll, with the keyboard too.
      .replaceAll("<table>", '<table tabindex="0">')
      .replaceAll("<pre><code", '<pre tabindex="0"><code'),
  );
}

/** Headings whose levels increase one by one: the theme uses the size of an element in place of its level. */
function withLevels(html: string): string {
  const open: { readonly size: number; readonly level: number }[] = [];
  return html.replaceAll(/<h([1-6])(?=[\s>])/g, (tag, digit: string) => {
    const size = Number(digit);
    while ((open.at(-1)?.size ?? 0) >= size) open.pop();
    const level = (open.at(-1)?.level ?? 0) + 1;
    open.push({ size, level });
    return level === size ? tag : `${tag} aria-level="${level}"`;
  });
}
