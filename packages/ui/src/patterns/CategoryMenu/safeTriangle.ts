export interface Point {
  x: number;
  y: number;
}

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Whether a pointer that went from one point to the next is on its way to a box beside it: it is then within the
 * triangle of where it was and the near edge of the box, and crosses other entries without meaning them.
 */
export function headsFor(box: Box, from: Point, to: Point): boolean {
  const near = from.x <= box.left ? box.left : box.right;
  if (from.x > box.left && from.x < box.right) return false;
  const corners = [from, { x: near, y: box.top }, { x: near, y: box.bottom }] as const;
  const [a, b, c] = corners;
  const sides = [turn(a, b, to), turn(b, c, to), turn(c, a, to)];
  // A pointer that stays where it is, is on the way to nowhere.
  return (to.x !== from.x || to.y !== from.y) && (sides.every((side) => side >= 0) || sides.every((side) => side <= 0));
}

/** On which side of the line from a to b the point lies. */
function turn(a: Point, b: Point, point: Point): number {
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}
