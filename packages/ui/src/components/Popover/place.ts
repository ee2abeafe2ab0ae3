export const popoverSides = ['bottom', 'top'] as const;
export const popoverAligns = ['start', 'center', 'end'] as const;

export type PopoverSide = (typeof popoverSides)[number];
export type PopoverAlign = (typeof popoverAligns)[number];

export interface PlaceQuestion {
  /** The trigger's box in the viewport. */
  anchor: { left: number; top: number; width: number; height: number };
  /** What the layer would like to measure. */
  layer: { width: number; height: number };
  viewport: { width: number; height: number };
  side: PopoverSide;
  align: PopoverAlign;
  rtl: boolean;
  /** Between trigger and layer. */
  gap: number;
  /** Kept free at the viewport's edges. */
  margin: number;
}

export interface Placed {
  x: number;
  y: number;
  /** Where it lies after all. */
  side: PopoverSide;
  /** The height that is there; a higher layer scrolls. */
  room: number;
}

/** Less than this is no use, so a layer on a very low screen rather covers its trigger. */
const least = 120;

/**
 * Where a layer goes: on the side that was asked for, on the other when it does not fit there and there is more room,
 * and never out of the viewport. All lengths are CSS pixels; `start` is the right edge where text runs to the left.
 */
export function place({ anchor, layer, viewport, side, align, rtl, gap, margin }: PlaceQuestion): Placed {
  const bottom = anchor.top + anchor.height;
  const rooms = { bottom: viewport.height - margin - bottom - gap, top: anchor.top - gap - margin };
  const other = side === 'bottom' ? 'top' : 'bottom';
  const taken = layer.height > rooms[side] && rooms[other] > rooms[side] ? other : side;
  const room = Math.max(rooms[taken], Math.min(least, viewport.height - 2 * margin));
  const height = Math.min(layer.height, room);
  const slack = anchor.width - layer.width;
  const shift = { left: 0, center: slack / 2, right: slack }[edge(align, rtl)];
  return {
    x: within(anchor.left + shift, margin, viewport.width - margin - layer.width),
    y: within(taken === 'bottom' ? bottom + gap : anchor.top - gap - height, margin, viewport.height - margin - height),
    side: taken,
    room,
  };
}

function edge(align: PopoverAlign, rtl: boolean) {
  if (align === 'center') return 'center';
  return (align === 'start') === rtl ? 'right' : 'left';
}

/** The lower limit wins: what is too wide is seen from its beginning. */
function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
