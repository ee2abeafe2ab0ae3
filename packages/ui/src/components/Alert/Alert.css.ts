import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { below, radius, space, text, weight } from '../../theme/scale.ts';
import { groundHover } from '../IconButton/IconButton.css.ts';

const ink = createVar();
const ground = createVar();

export const root = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.card,
  background: ground,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${ink} 16%, transparent)`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const tones = styleVariants({
  info: layered({ vars: { [ink]: vars.color.info, [ground]: vars.color.infoTint } }),
  success: layered({ vars: { [ink]: vars.color.success, [ground]: vars.color.successTint } }),
  warning: layered({ vars: { [ink]: vars.color.warning, [ground]: vars.color.warningTint } }),
  danger: layered({ vars: { [ink]: vars.color.danger, [ground]: vars.color.dangerTint } }),
});

/** In the middle of the first line, whatever its height. */
export const icon = componentStyle({ ...text.body, color: ink, blockSize: '1lh' });

/** The action stands beside a short message, and below a long one. */
export const body = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[5],
  rowGap: space[3],
});
export const words = componentStyle({ flex: '1 1 20ch', minInlineSize: 0, maxInlineSize: '72ch' });
export const title = componentStyle({ ...text.body, fontWeight: weight.semibold, textWrap: 'pretty' });
export const message = componentStyle({ ...text.body, textWrap: 'pretty' });
/** A small button does not make a single line of text higher, so that icon and text stay on one line. */
export const action = componentStyle({
  flex: 'none',
  maxInlineSize: '100%',
  marginBlock: '-5px',
  // Where it stands below them, it leaves them their room.
  '@media': { [below.tablet]: { marginBlock: 0 } },
  selectors: {
    [`${body}:last-child > ${words}:has(> ${title} + ${message}) + &`]: { marginBlock: 0 },
    // Level with the close button, which stands in the first line.
    [`${body}:not(:last-child) > &`]: { alignSelf: 'flex-start' },
  },
});

/** The target is 40 px; what is seen of it stays within the padding. */
export const close = componentStyle({
  margin: `-9px -${space[2]} -9px -${space[1]}`,
  vars: { [groundHover]: `color-mix(in srgb, ${ink} 10%, transparent)` },
  ':focus-visible': { outlineOffset: -2 },
});
