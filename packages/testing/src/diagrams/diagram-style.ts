/** The styles of the shapes of a diagram. The custom properties of the page give the colours. */
export const diagramStyle = `svg text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; text-anchor: middle; fill: var(--text); }
svg .line { fill: none; stroke-width: 1.5; }
svg rect { stroke-width: 1.5; }
.reached .line, .reached rect { stroke: var(--reached); }
.reached rect { fill: var(--reached-fill); stroke-width: 2; }
.reached .line { stroke-width: 2; }
.reached .head { fill: var(--reached); }
.missed .line, .missed rect { stroke: var(--missed); stroke-dasharray: 5 4; }
.missed rect { fill: var(--panel); }
.missed .head { fill: var(--missed); }
.start .line { stroke: var(--muted); }
.start .head, .start circle { fill: var(--muted); }
.dense .missed .line { stroke-width: 1; opacity: .6; }
.dense .missed .head { opacity: .6; }
`;
