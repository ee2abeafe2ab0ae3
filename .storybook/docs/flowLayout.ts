import { type Cell, type Path, place } from './flowPlacing.ts';

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

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  /** The centres of boxes and labels. */
  boxes: ReadonlyMap<string, Spot>;
  labels: ReadonlyMap<string, Spot>;
  /** Each arrow from its beginning to its head, in pieces that leave its label free. */
  lines: ReadonlyMap<string, readonly (readonly Spot[])[]>;
}

/** Boxes that no arrow touches stand at the foot in rows of so many. */
const inRow = 4;

/**
 * Places a diagram in layers from top to bottom: every arrow leads down, but for those that close a circle or lead back to the first state. Labels have
 * layers of their own between those of the boxes, so nothing lies on anything.
 */
export function layoutOf(boxes: readonly Box[], arrows: readonly Arrow[], starts: readonly string[]): Layout {
  const touched = boxes.filter(({ id }) => arrows.some(({ from, to }) => from === id || to === id));
  const alone = boxes.filter((box) => !touched.includes(box));
  const back = circleClosers(arrows, [...starts, ...touched.map(({ id }) => id)]);
  const ends = ({ id, from, to }: Arrow): [top: string, bottom: string] => (back.has(id) ? [to, from] : [from, to]);
  const ranks = ranksOf(touched, arrows.map(ends));
  const rankOf = (id: string) => ranks.get(id) ?? 0;

  const layers: Cell[][] = [];
  const put = (rank: number, { id, width, height }: Box) => {
    const cell: Cell = { id, width, height, rank, x: 0, y: 0, top: 0, foot: 0 };
    while (layers.length <= rank) layers.push([]);
    layers[rank]?.push(cell);
    return cell;
  };
  const cells = new Map(touched.map((box) => [box.id, put(rankOf(box.id), box)]));
  const labels = new Map<string, Cell>();
  const paths = new Map<string, Path>();
  for (const arrow of arrows) {
    const [top, bottom] = ends(arrow);
    const path = [cells.get(top)];
    // The label stands in the upper half, where fewer arrows pass.
    const middle = rankOf(top) + 1 + 2 * Math.floor((rankOf(bottom) - rankOf(top) - 1) / 4);
    for (let rank = rankOf(top) + 1; rank < rankOf(bottom); rank += 1) {
      const cell = put(rank, rank === middle ? arrow : { id: `${arrow.id} ${rank}`, width: 8, height: 0 });
      if (rank === middle) labels.set(arrow.id, cell);
      path.push(cell);
    }
    path.push(cells.get(bottom));
    paths.set(
      arrow.id,
      path.filter((cell) => cell !== undefined),
    );
  }
  const foot = layers.length;
  for (const [at, box] of alone.entries()) cells.set(box.id, put(foot + Math.floor(at / inRow), box));
  const size = place(layers, [...paths.values()]);
  const lines = [...paths].map(([id, path]) => {
    const points = piecesOf(path, labels.get(id), [...paths.values()]);
    return [id, back.has(id) ? points.map((piece) => piece.toReversed()).toReversed() : points] as const;
  });
  return { ...size, boxes: cells, labels, lines: new Map(lines) };
}

/** The arrows that lead back to where a walk came from, or to the very beginning. */
function circleClosers(arrows: readonly Arrow[], begins: readonly string[]): Set<string> {
  const back = new Set(arrows.filter(({ to }) => to === begins[0]).map(({ id }) => id));
  const seen = new Set<string>();
  const walk = (id: string, way: readonly string[]) => {
    seen.add(id);
    for (const arrow of arrows.filter(({ from }) => from === id)) {
      if (way.includes(arrow.to)) back.add(arrow.id);
      else if (!seen.has(arrow.to)) walk(arrow.to, [...way, arrow.to]);
    }
  };
  for (const id of begins) if (!seen.has(id)) walk(id, [id]);
  return back;
}

/** Twice the length of the longest way to each box: labels come between. */
function ranksOf(boxes: readonly Box[], ends: readonly (readonly [top: string, bottom: string])[]): Map<string, number> {
  const ranks = new Map(boxes.map(({ id }) => [id, 0]));
  // No circle is left, so as many rounds as there are boxes are enough.
  for (const _ of boxes) for (const [top, bottom] of ends) ranks.set(bottom, Math.max(ranks.get(bottom) ?? 0, (ranks.get(top) ?? 0) + 2));
  return ranks;
}

/** From the foot of the upper box to the head of the lower one, interrupted by the label. Bends only between layers. */
function piecesOf(path: Path, label: Cell | undefined, paths: readonly Path[]): Spot[][] {
  const [upper, lower] = [path[0], path.at(-1)];
  if (!upper || !lower) return [];
  const below = paths.filter((one) => one[0] === upper).toSorted((a, b) => (a[1]?.x ?? 0) - (b[1]?.x ?? 0));
  const above = paths.filter((one) => one.at(-1) === lower).toSorted((a, b) => (a.at(-2)?.x ?? 0) - (b.at(-2)?.x ?? 0));
  const out = portOf(upper, below.indexOf(path), below.length);
  const into = portOf(lower, above.indexOf(path), above.length);
  const pieces: Spot[][] = [upright(out, upper.y + upper.height / 2, upper.foot)];
  for (const cell of path.slice(1, -1)) {
    pieces.at(-1)?.push(...upright(cell.x, cell.top, cell === label ? cell.y - cell.height / 2 : cell.foot));
    if (cell === label) pieces.push(upright(cell.x, cell.y + cell.height / 2, cell.foot));
  }
  pieces.at(-1)?.push(...upright(into, lower.top, lower.y - lower.height / 2));
  return pieces;
}

const upright = (x: number, from: number, to: number): Spot[] =>
  from === to
    ? [{ x, y: from }]
    : [
        { x, y: from },
        { x, y: to },
      ];

/** Arrows at one edge of a box stand beside each other. */
function portOf({ x, width }: Cell, at: number, count: number): number {
  return x + (at - (count - 1) / 2) * Math.min(36, width / (count + 1));
}
