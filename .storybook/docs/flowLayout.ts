import { type EdgeLabel, Graph, type GraphLabel, layout, type NodeLabel } from '@dagrejs/dagre';

/** A box to be placed, in pixels. */
export interface Box {
  id: string;
  width: number;
  height: number;
}

/** An arrow with the size of its label. */
export interface Arrow extends Box {
  from: string;
  to: string;
}

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  /** The centres of boxes and labels. */
  boxes: ReadonlyMap<string, Point>;
  labels: ReadonlyMap<string, Point>;
  /** Each arrow from its beginning to its head. */
  lines: ReadonlyMap<string, readonly Point[]>;
}

const gap = { across: 32, down: 36 };
/** Boxes that no arrow touches stand at the foot, in columns of so many. */
const columns = 3;

/** Places a diagram in layers from top to bottom, nothing upon anything: dagre's work. */
export function layoutOf(boxes: readonly Box[], arrows: readonly Arrow[]): Layout {
  const isTouched = ({ id }: Box) => arrows.some(({ from, to }) => from === id || to === id);
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>({ multigraph: true });
  graph.setGraph({ nodesep: gap.across, edgesep: gap.across / 2, ranksep: gap.down });
  for (const { id, width, height } of boxes.filter(isTouched)) graph.setNode(id, { width, height });
  for (const { id, from, to, width, height } of arrows) graph.setEdge(from, to, { width, height, labelpos: 'c' }, id);
  layout(graph);
  const { width: own = 0, height: top = 0 } = graph.graph();
  const foot = gridOf(boxes.filter((box) => !isTouched(box)));
  const width = Math.max(own, foot.width);
  const moved = (by: number, { x = 0, y = 0 }: Partial<Point>, down = 0): Point => ({ x: x + (width - by) / 2, y: y + down });
  const placed = arrows.map(({ id, from, to }) => ({ id, ...graph.edge(from, to, id) }));
  return {
    width,
    height: foot.height ? top + gap.down + foot.height : top,
    boxes: new Map([
      ...boxes.filter(isTouched).map(({ id }) => [id, moved(own, graph.node(id))] as const),
      ...foot.spots.map(({ id, ...spot }) => [id, moved(foot.width, spot, top + gap.down)] as const),
    ]),
    labels: new Map(placed.map((edge) => [edge.id, moved(own, edge)])),
    lines: new Map(placed.map(({ id, points = [] }) => [id, points.map((point) => moved(own, point))])),
  };
}

/** Boxes in rows, each in a cell that holds the largest. */
function gridOf(boxes: readonly Box[]) {
  const cell = { width: Math.max(0, ...boxes.map(({ width }) => width)), height: Math.max(0, ...boxes.map(({ height }) => height)) };
  const step = { x: cell.width + gap.across, y: cell.height + gap.across };
  const count = { across: Math.min(columns, boxes.length), down: Math.ceil(boxes.length / columns) };
  return {
    width: Math.max(0, count.across * step.x - gap.across),
    height: Math.max(0, count.down * step.y - gap.across),
    spots: boxes.map(({ id }, at) => ({
      id,
      x: (at % columns) * step.x + cell.width / 2,
      y: Math.floor(at / columns) * step.y + cell.height / 2,
    })),
  };
}
