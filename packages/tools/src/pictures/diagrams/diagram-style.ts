/** The styles of the shapes of a diagram. */
export const diagramStyle = `svg text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; text-anchor: middle; fill: var(--ink); }
.line { fill: none; stroke-width: 1.5; }
.state rect { fill: var(--page); stroke: var(--strong); stroke-width: 2; }
.requested .line { stroke: var(--strong); stroke-width: 2; }
.requested .head { fill: var(--strong); }
.automatic .line { stroke: var(--fine); stroke-dasharray: 5 4; }
.automatic .head { fill: var(--fine); }
.start .line { stroke: var(--muted); }
.start .head, .start circle { fill: var(--muted); }
`;
