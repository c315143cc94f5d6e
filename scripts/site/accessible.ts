/** Adds to a page of TypeDoc's theme what a screen reader needs: landmarks, an order of headings, no link in a button. */
export function toAccessible(html: string): string {
  return (
    html
      .replace('<div class="col-content">', '<div class="col-content" role="main">')
      .replace('<div class="col-sidebar">', '<div class="col-sidebar" role="complementary" aria-label="Contents">')
      // The page is hidden until its scripts have run, or half a second has passed.
      .replace(/<script>(document\.documentElement\.dataset\.theme[^;]*;)[\s\S]*?<\/script>/, "<script>$1</script>")
      .replace(/<h5 class="tsd-index-heading uppercase">(.*?)<\/h5>/, '<h2 class="tsd-index-heading uppercase">$1</h2>')
      .replaceAll(/<summary[\s\S]*?<\/summary>/g, (summary) =>
        summary.replaceAll(/<a href="#[^"]*" aria-label="Permalink"[\s\S]*?<\/a>/g, ""),
      )
      // Wide tables and code scroll, with the keyboard too.
      .replaceAll("<table>", '<table tabindex="0">')
      .replaceAll("<pre><code", '<pre tabindex="0"><code')
  );
}
