import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenLayer, screenStyle } from '../../theme/layers.ts';
import { below, space } from '../../theme/scale.ts';

export const root = screenStyle({ paddingBlock: `${space[18]} ${space[14]}`, paddingInline: space[4] });

/** The bay, and in it a sign of how it stands. */
export const bay = screenStyle({ display: 'grid', placeItems: 'center' });
export const arch = screenStyle({ gridArea: '1 / 1' });
export const sign = screenStyle({ gridArea: '1 / 1', position: 'relative', marginBlockStart: space[4] });
export const signTones = styleVariants({
  busy: screenLayer({ color: vars.color.onAccent, '@media': { '(forced-colors: active)': { color: 'CanvasText' } } }),
  still: screenLayer({ color: vars.color.muted }),
});

export const title = screenStyle({ maxInlineSize: '26ch' });
export const body = screenStyle({ maxInlineSize: '52ch', textWrap: 'balance' });
export const actions = screenStyle({ '@media': { [below.tablet]: { display: 'grid', inlineSize: '100%', maxInlineSize: 320 } } });
