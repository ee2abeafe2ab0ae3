import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { radius, text, weight } from '../../theme/scale.ts';

const light = createVar();
const deep = createVar();

export const root = componentStyle({
  ...text.body,
  position: 'relative',
  display: 'inline-grid',
  justifyItems: 'center',
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

export const medal = componentStyle({
  gridArea: '1 / 1',
  inlineSize: '2.5rem',
  blockSize: '3.25rem',
  maxInlineSize: 'none',
  filter: 'drop-shadow(0 2px 3px rgb(24 24 27 / .18))',
});

/** Metal is metal by day and by night. */
export const metals = styleVariants({
  gold: layered({ vars: { [light]: '#F7D774', [deep]: '#D9A520' } }),
  silver: layered({ vars: { [light]: '#EDEFF3', [deep]: '#AEB5C0' } }),
  bronze: layered({ vars: { [light]: '#EBC3A0', [deep]: '#C08350' } }),
});

const forced = (fill: string) => ({ '@media': { '(forced-colors: active)': { fill, stroke: 'CanvasText', strokeWidth: 1.5 } } });
export const ribbon = componentStyle({ fill: vars.color.inverse, ...forced('Canvas') });
export const edge = componentStyle({ fill: deep, strokeLinejoin: 'round', ...forced('Canvas') });
export const disc = componentStyle({ fill: light, ...forced('Canvas') });

/** In the middle of the disc. */
export const place = componentStyle({
  gridArea: '1 / 1',
  position: 'relative',
  marginBlockStart: '.75rem',
  fontSize: '1rem',
  color: '#18181B',
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const plain = componentStyle({
  alignItems: 'center',
  minInlineSize: '1.75rem',
  minBlockSize: '1.75rem',
  paddingInline: '6px',
  borderRadius: radius.full,
  background: vars.color.surface,
  color: vars.color.text,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const number = componentStyle({ fontSize: '.8125rem' });
