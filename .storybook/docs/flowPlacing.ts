/** What stands in a layer of a diagram: a box, the label of an arrow, or a place that a long arrow passes. Its centre. */
export interface Cell {
  id: string;
  width: number;
  height: number;
  /** Number of its layer, from the top. */
  rank: number;
  x: number;
  y: number;
  /** Where its layer begins and ends. */
  top: number;
  foot: number;
}

/** The cells of an arrow, from the upper end to the lower. */
export type Path = readonly Cell[];

const gap = { across: 24, down: 26 };

/** Places the cells of all layers so that few arrows cross and most are straight. */
export function place(layers: Cell[][], paths: readonly Path[]): { width: number; height: number } {
  const ties = tiesOf(paths);
  sortLayers(layers, ties);
  placeAcross(layers, ties);
  return placeDown(layers);
}

/** A piece of an arrow between two layers. */
interface Tie {
  upper: Cell;
  lower: Cell;
  /** How much it wants to be upright: within a long arrow more than at a box. */
  weight: number;
}

function tiesOf(paths: readonly Path[]): Tie[] {
  return paths.flatMap((path) =>
    path.slice(1).flatMap((lower, at) => {
      const upper = path[at];
      return upper ? [{ upper, lower, weight: at > 0 && at < path.length - 2 ? 8 : 1 }] : [];
    }),
  );
}

/** Where the other ends of a cell's ties are, in the middle; absent without ties. */
function pullOf(cell: Cell, ties: readonly Tie[]): { x: number; weight: number } | undefined {
  let [sum, weight] = [0, 0];
  for (const tie of ties) {
    if (tie.upper !== cell && tie.lower !== cell) continue;
    sum += tie.weight * (tie.upper === cell ? tie.lower : tie.upper).x;
    weight += tie.weight;
  }
  return weight ? { x: sum / weight, weight } : undefined;
}

/** Sorts from two beginnings, long arrows to the right and to the left of the boxes, and takes the better end. */
function sortLayers(layers: Cell[][], ties: readonly Tie[]): void {
  const ends = [1, -1].map((side) => {
    for (const layer of layers) layer.sort((a, b) => side * (a.height && b.height ? 0 : b.height - a.height));
    sortFrom(layers, ties);
    return { cost: costOf(ties), order: layers.map((layer) => [...layer]) };
  });
  const [best] = ends.toSorted((a, b) => a.cost - b.cost);
  for (const [at, layer] of layers.entries()) {
    layer.splice(0, layer.length, ...(best?.order[at] ?? []));
    number(layer);
  }
}

/** Down and up again a few times, each layer sorted by where its neighbours stand; then neighbours change places where that helps. */
function sortFrom(layers: Cell[][], ties: readonly Tie[]): void {
  for (const layer of layers) number(layer);
  for (let round = 0; round < 8; round += 1)
    for (const layer of round % 2 ? layers.toReversed() : layers) {
      const wish = new Map(layer.map((cell) => [cell, pullOf(cell, ties)?.x ?? cell.x]));
      layer.sort((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0));
      number(layer);
    }
  for (let round = 0; round < 8; round += 1) for (const layer of layers) for (const at of layer.keys()) changePlaces(layer, at, ties);
}

function number(layer: readonly Cell[]): void {
  for (const [at, cell] of layer.entries()) cell.x = at - (layer.length - 1) / 2;
}

/** Changes the places of a cell and the next, unless more arrows would cross, or as many and longer ones. */
function changePlaces(layer: Cell[], at: number, ties: readonly Tie[]): void {
  const [one, next] = [layer[at], layer[at + 1]];
  if (!one || !next) return;
  const before = costOf(ties);
  [one.x, next.x] = [next.x, one.x];
  if (costOf(ties) < before) layer.splice(at, 2, next, one);
  else [one.x, next.x] = [next.x, one.x];
}

function costOf(ties: readonly Tie[]): number {
  let cost = 0;
  for (const [at, one] of ties.entries()) {
    cost += Math.abs(one.upper.x - one.lower.x);
    for (const other of ties.slice(at + 1))
      if (one.upper.rank === other.upper.rank && (one.upper.x - other.upper.x) * (one.lower.x - other.lower.x) < 0) cost += 1000;
  }
  return cost;
}

/** Moves each cell towards its neighbours, as near as the order and the widths of its layer allow. */
function placeAcross(layers: readonly Cell[][], ties: readonly Tie[]): void {
  for (const layer of layers) {
    const whole = layer.reduce((sum, { width }) => sum + width + gap.across, -gap.across);
    let edge = -whole / 2;
    for (const cell of layer) {
      cell.x = edge + cell.width / 2;
      edge += cell.width + gap.across;
    }
  }
  for (let round = 0; round < 200; round += 1) for (const layer of round % 2 ? layers.toReversed() : layers) pullLayer(layer, ties);
  const tied = layers.flat().filter((cell) => pullOf(cell, ties));
  const middle = (Math.min(...tied.map(leftOf)) + Math.max(...tied.map(rightOf))) / 2;
  // Who has no arrow stands below the middle.
  if (tied.length) for (const cell of layers.flat()) if (!tied.includes(cell)) cell.x += middle;
}

function pullLayer(layer: readonly Cell[], ties: readonly Tie[]): void {
  // Measured from where each would stand if all stood side by side, nothing is in the way of anything.
  let side = 0;
  const sides = layer.map(({ width }, at) => {
    const before = layer[at - 1];
    if (before) side += (before.width + width) / 2 + gap.across;
    return side;
  });
  const wish = layer.map((cell, at) => {
    const { x, weight } = pullOf(cell, ties) ?? { x: cell.x, weight: 1 };
    return { x: x - (sides[at] ?? 0), weight };
  });
  for (const [at, x] of rising(wish).entries()) {
    const cell = layer[at];
    if (cell) cell.x = x + (sides[at] ?? 0);
  }
}

/** The rising numbers that are nearest to these: where they fall, all get their mean. */
export function rising(wish: readonly { x: number; weight: number }[]): number[] {
  const blocks: { x: number; weight: number; count: number }[] = [];
  for (const one of wish) {
    let block = { ...one, count: 1 };
    for (let last = blocks.at(-1); last && last.x > block.x; last = blocks.at(-1)) {
      const weight = last.weight + block.weight;
      block = { x: (last.x * last.weight + block.x * block.weight) / weight, weight, count: last.count + block.count };
      blocks.pop();
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ x, count }) => Array.from({ length: count }, () => x));
}

const leftOf = ({ x, width }: Cell) => x - width / 2;
const rightOf = ({ x, width }: Cell) => x + width / 2;

/** Layer below layer, and everything moved to begin at 0. */
function placeDown(layers: readonly (readonly Cell[])[]): { width: number; height: number } {
  const all = layers.flat();
  const left = Math.min(...all.map(leftOf));
  let top = 0;
  for (const layer of layers) {
    const height = Math.max(0, ...layer.map((cell) => cell.height));
    for (const cell of layer) Object.assign(cell, { x: cell.x - left, y: top + height / 2, top, foot: top + height });
    top += height + gap.down;
  }
  return { width: Math.max(...all.map(rightOf)), height: top - gap.down };
}
