/** A diagram as its Markdown describes it: what is connected to what, by what. */
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
  readonly id: string;
  readonly name: string;
  readonly column: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** With more edges than this a picture is a tangle: a list says more. */
const mostEdges = 16;
const letter = 7.3;
const boxHeight = 34;
const rowHeight = 74;
const start = "[*]";

/**
 * A Mermaid block as a picture: `stateDiagram-v2`, and a `flowchart` of boxes and arrows. Undefined for other diagrams,
 * which stay text. Code hosts draw the same block themselves.
 */
export function drawDiagram(source: string): string | undefined {
  const graph = readGraph(source);
  if (graph === undefined) return undefined;
  return graph.edges.length > mostEdges ? listOf(graph) : pictureOf(graph);
}

function readGraph(source: string): Graph | undefined {
  const [kind = "", ...lines] = source.trim().split("\n");
  const isState = kind.startsWith("stateDiagram");
  if (!isState && !kind.startsWith("flowchart")) return undefined;
  const names = new Map<string, string>();
  const edges: Edge[] = [];
  const node = (text: string) => {
    const [, id = text, name] = /^([^["(]+)(?:[[(]+"?(.*?)"?[\])]+)?$/.exec(text) ?? [];
    const key = text === start ? start : id;
    if (!names.has(key) || name !== undefined) names.set(key, (name ?? key).replaceAll(/<br\s*\/?>/g, ": "));
    return key;
  };
  for (const line of lines.map((text) => text.trim()).filter((text) => text !== "" && !text.startsWith("%%"))) {
    const match = isState
      ? /^(\S+)\s+-->\s+(\S+?)(?:\s*:\s*(.*))?$/.exec(line)
      : /^(.+?)\s+(?:-->|-\.->|--(?=[^>-])|-\.)(?:\s*(.*?)\s*(?:-->|\.->))?\s+(\S.*)$/.exec(line);
    if (match === null) {
      if (!/^\w+$/.test(line)) return undefined;
      node(line);
      continue;
    }
    const [, from = "", second = "", third = ""] = match;
    const [to, label] = isState ? [second, third] : [third, second];
    edges.push({ from: node(from), to: node(to), label });
  }
  return { names, edges };
}

/** From each state, where it leads. */
function listOf({ names, edges }: Graph): string {
  const items = [...names].flatMap(([id, name]) => {
    const next = edges.filter(({ from }) => from === id);
    if (next.length === 0) return [];
    const targets = next.map(
      ({ to, label }) => code(names.get(to) ?? to) + (label === "" ? "" : ` (${escapeHtml(label)})`),
    );
    return `<li>${id === start ? "Initially" : code(name)}: ${targets.join(", ")}</li>`;
  });
  return `<ul class="site-transitions">${items.join("")}</ul>`;
}

function pictureOf(graph: Graph): string {
  const boxes = place(graph);
  const drawn = graph.edges.map((edge, index) => drawEdge(edge, graph, boxes, index));
  const all = [...boxes.values()];
  const width = Math.max(...all.map((box) => box.x + box.width)) + 30;
  const height = Math.max(...all.map(({ y }) => y)) + boxHeight + 44;
  const words = graph.edges.map(({ from, to, label }) => {
    const name = (id: string) => (id === start ? "the start" : (graph.names.get(id) ?? id));
    return `${name(from)} to ${name(to)}${label === "" ? "" : ` by ${label}`}`;
  });
  return [
    `<figure class="site-diagram" tabindex="0"><svg role="img" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-label="${escapeHtml(`Diagram: ${words.join("; ")}.`)}">`,
    '<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 L10 5 L0 10 z"/></marker></defs>',
    ...drawn.map(({ line }) => line),
    ...all.map(drawBox),
    ...drawn.map(({ text }) => text),
    "</svg></figure>",
  ].join("");
}

/** Columns by the shortest way from the start, rows in the order of the source. */
function place({ names, edges }: Graph): ReadonlyMap<string, Box> {
  const columns = new Map<string, number>();
  const targets = new Set(edges.map(({ to }) => to));
  let front = names.has(start) ? [start] : [...names.keys()].filter((id) => !targets.has(id));
  for (let column = 0; front.length > 0; column += 1) {
    for (const id of front) columns.set(id, column);
    front = [...new Set(edges.filter(({ from }) => front.includes(from)).map(({ to }) => to))].filter(
      (id) => !columns.has(id),
    );
  }
  // States that nothing leads to stand below those that come first.
  const alone = [...names.keys()].filter((id) => !columns.has(id));
  for (const id of alone) columns.set(id, 1);
  const boxes = new Map<string, Box>();
  let x = 12;
  for (let column = 0; column <= Math.max(...columns.values()); column += 1) {
    const ids = [...names.keys()]
      .filter((id) => columns.get(id) === column)
      .toSorted((a, b) => Number(alone.includes(a)) - Number(alone.includes(b)));
    const width = Math.max(...ids.map((id) => (id === start ? 14 : (names.get(id) ?? id).length * letter + 26)));
    for (const [row, id] of ids.entries()) {
      const y = 40 + row * rowHeight;
      boxes.set(id, { id, name: names.get(id) ?? id, column, x, y, width });
    }
    const labels = edges.filter(({ from, to }) => columns.get(from) === column || columns.get(to) === column);
    const between = labels.filter(({ from, to }) => columns.get(from) !== columns.get(to));
    x += width + Math.max(46, ...between.map(({ label }) => label.length * 6.4 + 40));
  }
  return boxes;
}

function drawBox({ id, name, x, y, width }: Box): string {
  if (id === start) return `<circle cx="${x + 7}" cy="${y + boxHeight / 2}" r="7" class="site-start"/>`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${boxHeight}" rx="8"/><text x="${x + width / 2}" y="${y + 22}" text-anchor="middle">${escapeHtml(name)}</text>`;
}

function drawEdge({ from, to, label }: Edge, { edges }: Graph, boxes: ReadonlyMap<string, Box>, index: number) {
  const a = boxes.get(from);
  const b = boxes.get(to);
  if (a === undefined || b === undefined) return { line: "", text: "" };
  const isPair = edges.some((other) => other.from === to && other.to === from && other !== edges[index]);
  // Of two edges between the same boxes, one runs above the other.
  const shift = isPair ? (index < edges.findIndex((other) => other.from === to && other.to === from) ? -8 : 8) : 0;
  const [path, x, y] = wayBetween(a, b, shift);
  const text =
    label === ""
      ? ""
      : `<text class="site-label" x="${x}" y="${y - 5 + (shift > 0 ? 18 : 0)}" text-anchor="middle">${escapeHtml(label)}</text>`;
  return { line: `<path d="${path}" marker-end="url(#arrow)"/>`, text };
}

/** The path of an edge, and where its label stands. */
function wayBetween(a: Box, b: Box, shift: number): [path: string, x: number, y: number] {
  const middle = boxHeight / 2;
  if (a.column === b.column) {
    if (a === b) {
      const x = a.x + a.width / 2;
      return [`M${x - 12} ${a.y} C${x - 24} ${a.y - 30} ${x + 24} ${a.y - 30} ${x + 12} ${a.y}`, x, a.y - 24];
    }
    const x = a.x + a.width / 2 + shift * 2;
    const [from, to] = a.y < b.y ? [a.y + boxHeight, b.y] : [a.y, b.y + boxHeight];
    return [`M${x} ${from} L${x} ${to}`, x, (from + to) / 2 + 8];
  }
  const [ay, by] = [a.y + middle + shift, b.y + middle + shift];
  const [ax, bx] = a.column < b.column ? [a.x + (a.id === start ? 14 : a.width), b.x] : [a.x, b.x + b.width];
  const isLong = Math.abs(a.column - b.column) > 1;
  if (isLong && ay === by) {
    const top = Math.min(a.y, b.y) - 26;
    const [sx, ex] = [a.x + a.width / 2, b.x + b.width / 2];
    return [`M${sx} ${a.y} C${sx} ${top} ${ex} ${top} ${ex} ${b.y}`, (sx + ex) / 2, top + 8];
  }
  const bend = (bx - ax) / 2;
  return [`M${ax} ${ay} C${ax + bend} ${ay} ${bx - bend} ${by} ${bx} ${by}`, (ax + bx) / 2, (ay + by) / 2];
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
