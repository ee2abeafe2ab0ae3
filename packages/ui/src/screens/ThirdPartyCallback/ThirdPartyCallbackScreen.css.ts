import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { below, space, text } from '../../theme/scale.ts';

export const root = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  paddingBlock: `${space[18]} ${space[14]}`,
  paddingInline: space[4],
});

/** The bay, and in it a sign of how it stands. */
export const bay = screenStyle({ display: 'grid', placeItems: 'center' });
export const arch = screenStyle({ gridArea: '1 / 1' });
export const sign = screenStyle({ gridArea: '1 / 1', position: 'relative', marginBlockStart: space[4] });
export const signTones = {
  busy: screenStyle({ color: vars.color.onAccent, '@media': { '(forced-colors: active)': { color: 'CanvasText' } } }),
  still: screenStyle({ color: vars.color.muted }),
};

export const title = screenStyle({
  ...text.display,
  marginBlockStart: space[8],
  marginInline: 'auto',
  maxInlineSize: '26ch',
  textWrap: 'balance',
});
export const body = screenStyle({
  ...text.lead,
  color: vars.color.muted,
  marginBlockStart: space[2],
  marginInline: 'auto',
  maxInlineSize: '52ch',
  textWrap: 'balance',
});
export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[8],
  '@media': { [below.tablet]: { display: 'grid', inlineSize: '100%', maxInlineSize: 320 } },
});
