import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { patternStyle, patternLayer } from '../../theme/layers.ts';
import { from, radius, share, space, text, weight } from '../../theme/scale.ts';

/** What decides how its buttons are laid out: its own width, since it may stand beside a menu. */
export const root = patternStyle({
  containerType: 'inline-size',
  background: vars.color.surface,
  borderRadius: radius.card,
  boxShadow: vars.shadow.ring,
  paddingInline: space[4],
  '@media': { [from.tablet]: { paddingInline: space[6] }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const narrow = '(max-width: 559.98px)';

/** Where it stands is at the end of the first row; in a narrow card, for whose words that leaves no room, below them. */
export const head = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[2],
  paddingBlock: space[4],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
});
export const words = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[1],
});
/** What the eye looks for first in the head. */
export const lead = patternStyle({ ...text.body, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' });
export const meta = patternStyle({ ...text.meta, color: vars.color.faint, fontVariantNumeric: 'tabular-nums' });

/** The sum stands at one place down the page, however many buttons follow it. */
export const foot = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[6],
  rowGap: space[3],
  paddingBlock: space[4],
  minBlockSize: 72,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const sum = patternStyle({
  ...text.meta,
  color: vars.color.muted,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
});
export const summary = patternStyle({
  ...text.meta,
  color: vars.color.faint,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[1],
  fontVariantNumeric: 'tabular-nums',
});
export const actions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  gap: space[2],
  ':empty': { display: 'none' },
  '@container': { [narrow]: { inlineSize: '100%' } },
});

// In a narrow card the buttons fill their row, as wide as each other.
// Without weight: what is put in here may say otherwise, whichever file comes first.
globalStyle(`:where(${actions} > *)`, patternLayer({ '@container': { [narrow]: share } }));
