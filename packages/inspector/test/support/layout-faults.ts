/**
 * Describes the faults of the layout of lists: columns that do not fill the list, heads that are cut, and texts that are
 * cut within a number, an amount or a time, or so that two of them look the same. Runs in the page, so it refers to nothing
 * outside.
 *
 * @param selector The lists. A `.table` has columns.
 */
export function layoutFaults(selector: string): string[] {
  const tokens =
    /[+−]?\$[\d,]+\.\d\d|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?: \d{4})?, \d\d:\d\d(?::\d\d)?|\d+/g;
  const faults = new Set<string>();
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.add(`the page is ${page.scrollWidth} px wide`);
  const boxes = [...document.querySelectorAll<HTMLElement>(selector)].filter((box) => box.checkVisibility());
  if (boxes.length === 0) faults.add(`no ${selector} is shown`);
  for (const box of boxes) {
    if (box.scrollWidth > box.clientWidth) faults.add(`the list scrolls sideways: ${box.scrollWidth} px`);
    if (box.matches(".table")) findInColumns(box);
    const seen = new Map<string, string>();
    for (const cell of box.querySelectorAll<HTMLElement>(box.matches(".table") ? "th, td, .main-cell" : "*")) {
      if (getComputedStyle(cell).overflowX !== "hidden") continue;
      // In two lines, the other cells wrap.
      if (cell.querySelector(".first-line") !== null) continue;
      const cut = cutOf(cell);
      if (cut === null) continue;
      const place = cell.matches("td")
        ? `column ${(cell as HTMLTableCellElement).cellIndex + 1}`
        : cell.className || cell.tagName;
      const { text, shown } = cut;
      const seenText = [...text].filter((_, index) => shown[index]).join("");
      if (cell.closest("thead") !== null) faults.add(`the title ${text} is cut`);
      else if (cell.matches(".number")) faults.add(`the amount ${text} is cut`);
      for (const { 0: token, index } of text.matchAll(tokens)) {
        const count = [...token].filter((_, offset) => shown[index + offset]).length;
        if (count > 0 && count < token.length) faults.add(`${place} is cut within ${token}: ${text}`);
      }
      const key = `${place} ${seenText}`;
      if ((seen.get(key) ?? text) !== text) faults.add(`${place} is cut where it differs: ${seenText}`);
      seen.set(key, text);
    }
  }
  return [...faults].slice(0, 5);

  function findInColumns(box: HTMLElement): void {
    const heads = [...box.querySelectorAll("th")];
    const sum = heads.reduce((total, head) => total + head.offsetWidth, 0);
    if (sum < box.clientWidth - 2) faults.add(`the columns take ${sum} of ${box.clientWidth} px`);
    for (const head of heads) {
      if (head.offsetWidth < 60) faults.add(`${head.innerText} is ${head.offsetWidth} px wide`);
    }
  }

  /** Returns the text of an element, and which of its characters are shown; null if all are. */
  function cutOf(cell: HTMLElement): { readonly text: string; readonly shown: readonly boolean[] } | null {
    const { paddingRight, fontSize, lineHeight, whiteSpace } = getComputedStyle(cell);
    const box = cell.getBoundingClientRect();
    const right = box.right - Number.parseFloat(paddingRight);
    const range = document.createRange();
    range.selectNodeContents(cell);
    const content = range.getBoundingClientRect();
    const isCut = whiteSpace === "nowrap" ? content.right > right + 0.5 : content.bottom > box.bottom + 2;
    if (!isCut) return null;
    // The ellipsis ends the last line. It is as wide as the letters are high.
    const limit = right - Number.parseFloat(fontSize);
    const lastLine = box.bottom - Number.parseFloat(lineHeight);
    let text = "";
    // A tag or number in one piece is shown as a whole or not at all.
    const shown: boolean[] = [];
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement as HTMLElement;
      if (!parent.checkVisibility()) continue;
      const whole = parent.closest<HTMLElement>(".tag, .whole");
      for (const [index, letter] of [...(node as Text).data.split("")].entries()) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        text += letter;
        const rect = (whole ?? range).getBoundingClientRect();
        const isLast = whiteSpace === "nowrap" || rect.bottom > lastLine + 2;
        shown.push(rect.bottom <= box.bottom + 2 && (rect.right <= limit || !isLast));
      }
    }
    return { text, shown };
  }
}
