import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, focusRing, radius, space } from '../../theme/scale.ts';

/** Name and state beside each other, the kind below both. */
export const cardHead = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  alignItems: 'start',
  columnGap: space[4],
});
/** In the middle of the name's first line. */
export const state = screenStyle({ marginBlockStart: '3px' });
export const kind = screenStyle({ gridColumn: '1 / -1' });

/** The reviewer's own words. */
export const reason = screenStyle({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.controlLarge,
  background: vars.color.dangerTint,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const foot = screenStyle({ paddingBlockStart: space[4], borderBlockStart: `1px solid ${vars.color.line}` });
export const hint = screenStyle({ flex: '1 1 16rem', minInlineSize: 0, textWrap: 'pretty' });

export const facts = screenStyle({ marginBlock: `${space[4]} ${space[5]}` });
export const pictures = screenStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(160px, (100% - ${space[3]}) / 2), 1fr))`,
  gap: space[3],
});
export const picture = screenStyle({
  display: 'block',
  inlineSize: '100%',
  borderRadius: radius.card,
  cursor: 'zoom-in',
  ':focus-visible': focusRing(vars.color.text),
  '@media': { [canHover]: { ':hover': { opacity: 0.88 } } },
});

/** Of the skeleton, as high as a `Stepper` with its words. */
export const steps = screenStyle({ blockSize: 68 });
