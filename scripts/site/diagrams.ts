/** A `flowchart LR` of Mermaid: what is connected to what, by what. */
interface Graph {
  readonly names: ReadonlyMap<string, string>;
  readonly edges: readonly Edge[];
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const margin = 12;
const boxHeight = 34;
const rowHeight = 74;
const letterWidth = 7.3;

/**
 * A Mermaid block as a picture, if it is a `flowchart LR` of boxes and arrows. Undefined for other diagrams, which stay
 * text. Code hosts draw the same block themselves.
 */
export function drawDiagram(source: string): string | undefined {
  const [kind = "", ...lines] = source.trim().split("\n");
  const graph = kind.trim() === "flowchart LR" ? readGraph(lines) : undefined;
  return graph === undefined ? undefined : pictureOf(graph, place(graph));
}

/** Undefined if a line is not of the form `a --> b["name"]` or `a -. label .-> b`. */
function readGraph(lines: readonly string[]): Graph | undefined {
  const names = new Map<string, string>();
  const edges: Edge[] = [];
  const node = (text: string) => {
    const [, id = text, name] = /^(\w+)\["(.*)"\]$/.exec(text) ?? [];
    if (name !== undefined || !names.has(id)) names.set(id, (name ?? id).replaceAll("<br/>", ": "));
    return id;
  };
  for (const line of lines) {
    const match = /^\s*(\S+)\s+(?:-->|-\.\s*(.*?)\s*\.->)\s+(\S.*?)\s*$/.exec(line);
    if (match === null) return undefined;
    const [, from = "", label = "", to = ""] = match;
    edges.push({ from: node(from), to: node(to), label });
  }
  return { names, edges };
}

/** Columns by the shortest way from the boxes that nothing leads to, rows in the order of the source. */
function place({ names, edges }: Graph): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  let x = margin;
  let ids = [...names.keys()].filter((id) => edges.every(({ to }) => to !== id));
  while (ids.length > 0) {
    const width = Math.max(...ids.map((id) => (names.get(id) ?? id).length * letterWidth + 26));
    for (const [row, id] of ids.entries()) {
      boxes.set(id, { name: names.get(id) ?? id, x, y: margin + row * rowHeight, width });
    }
    const next = edges.filter(({ from, to }) => ids.includes(from) && !boxes.has(to));
    x += width + Math.max(46, ...next.map(({ label }) => label.length * letterWidth + 40));
    ids = [...new Set(next.map(({ to }) => to))];
  }
  return boxes;
}

function pictureOf({ edges }: Graph, boxes: ReadonlyMap<string, Box>): string {
  const all = [...boxes.values()];
  const width = Math.max(...all.map((box) => box.x + box.width)) + margin;
  const height = Math.max(...all.map(({ y }) => y)) + boxHeight + margin;
  const words = edges.map(({ from, to, label }) => {
    const by = label === "" ? "" : ` (${label})`;
    return `${boxes.get(from)?.name} to ${boxes.get(to)?.name}${by}`;
  });
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return [
    `<figure class="site-diagram" tabindex="0"><svg role="img" ${size} aria-label="${escapeHtml(words.join("; "))}">`,
    '<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">',
    '<path d="M0 0 L10 5 L0 10 z"/></marker></defs>',
    ...edges.map((edge) => drawEdge(edge, boxes)),
    ...all.map(drawBox),
    "</svg></figure>",
  ].join("");
}

function drawBox({ name, x, y, width }: Box): string {
  const rect = `<rect x="${x}" y="${y}" width="${width}" height="${boxHeight}" rx="8"/>`;
  return `${rect}<text x="${x + width / 2}" y="${y + 22}" text-anchor="middle">${escapeHtml(name)}</text>`;
}

function drawEdge({ from, to, label }: Edge, boxes: ReadonlyMap<string, Box>): string {
  const [a, b] = [boxes.get(from), boxes.get(to)];
  if (a === undefined || b === undefined) return "";
  const [startX, startY, endY] = [a.x + a.width, a.y + boxHeight / 2, b.y + boxHeight / 2];
  const [x, y] = [(startX + b.x) / 2, (startY + endY) / 2];
  const line = `<path d="M${startX} ${startY} C${x} ${startY} ${x} ${endY} ${b.x} ${endY}" marker-end="url(#arrow)"/>`;
  if (label === "") return line;
  return `${line}<text class="site-label" x="${x}" y="${y - 5}" text-anchor="middle">${escapeHtml(label)}</text>`;
}

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
