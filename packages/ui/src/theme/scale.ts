/** Space on a 4-px grid. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  14: '56px',
  18: '72px',
} as const;

/** Corners as the theme has them (`light.ts`); what is round stays round in every brand. */
export const radius = {
  tag: 'var(--galleria-radius-tag)',
  control: 'var(--galleria-radius-control)',
  controlLarge: 'var(--galleria-radius-control-large)',
  picture: 'var(--galleria-radius-picture)',
  card: 'var(--galleria-radius-card)',
  dialog: 'var(--galleria-radius-dialog)',
  full: '999px',
} as const;

export const weight = { regular: 400, medium: 500, semibold: 600 } as const;

/** Motion: `state` for hover and press, `layer` for what appears. None under reduced motion (see theme.css.ts). */
export const motion = { state: '120ms ease-out', layer: '200ms ease-out' } as const;

/** Viewport widths from which a layout changes. */
export const from = {
  tablet: 'screen and (min-width: 720px)',
  desktop: 'screen and (min-width: 992px)',
  wide: 'screen and (min-width: 1200px)',
} as const;

/** What the sticky header covers, and some air, in pixels: where what sticks below it begins. */
export const belowHeader = 149;

/** Buttons that fill their row, as wide as each other; one whose words need more gets more. */
export const share = { flex: '1 1 0', minInlineSize: 'fit-content' } as const;

/** An amount, or what else is never broken, that breaks all the same rather than leave its place. */
export const breakable = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

/** Viewport widths below which a layout is the narrow one. */
export const below = { tablet: 'screen and (max-width: 719.98px)', desktop: 'screen and (max-width: 991.98px)' } as const;

/** Pointing devices that can hover. */
export const canHover = '(hover: hover)';

/** Type sizes by role: size/line, tracking for Latin script and weight. */
export const text = {
  caption: type(12, 16),
  meta: type(13, 20),
  body: type(14, 22),
  card: type(14, 20),
  lead: type(16, 24),
  // Closer, its words would run together.
  subtitle: type(18, 28, 0, 600),
  heading: type(20, 28, -0.014, 600),
  title: type(24, 32, -0.018, 600),
  display: type(30, 40, -0.022, 600),
} as const;

/** The 2-px focus ring in the text colour, visible on red and on tint alike. */
export const focusRing = (color: string) => ({ outline: `2px solid ${color}`, outlineOffset: '2px' }) as const;

/** The ring of what looks like a tab, on its `::before`: round the words and the bar below them. The tab is positioned. */
export const tabRing = (color: string) =>
  ({
    ...focusRing(color),
    outlineOffset: -2,
    content: '',
    position: 'absolute',
    // Clear of the line that says which is chosen.
    insetBlock: '0 4px',
    insetInline: '-6px',
    borderRadius: radius.control,
  }) as const;

/**
 * Sizes are in rem, so that a reader's own text size counts. Thai and Lao have tall marks and no capital letters:
 * their lines are 1.7 high and never tracked (`--galleria-leading`, `--galleria-tracking` in theme.css.ts).
 */
function type(size: number, line: number, tracking = 0, fontWeight = 400) {
  return {
    fontSize: `${size / 16}rem`,
    lineHeight: `max(${line / size}, var(--galleria-leading))`,
    letterSpacing: tracking ? `calc(${tracking}em * var(--galleria-tracking))` : 'normal',
    fontWeight,
  } as const;
}
