// The package does not publish this module: the inspector and the generator of the pictures import it as
// `@sandbank/testing/private/diagrams`, and their builds contain it.
export { diagramStyle } from "./diagram-style.ts";
export { drawShapes } from "./draw-diagram.ts";
export {
  boxAttributes,
  type DiagramLayout,
  headPath,
  layOutDiagram,
  linePath,
  startDot,
} from "./lay-out-diagram.ts";
export { type Box, isDense, sizeOf } from "./place-states.ts";
export type { Route } from "./route-transition.ts";
export type { StateDiagram } from "./state-diagram.ts";
