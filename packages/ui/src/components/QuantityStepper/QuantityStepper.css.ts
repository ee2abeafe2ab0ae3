import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, motion, radius, space, text, weight } from '../../theme/scale.ts';

export const root = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4] });

export const box = componentStyle({
  display: 'inline-grid',
  gridTemplateColumns: '40px minmax(3rem, auto) 40px',
  minBlockSize: 40,
  overflow: 'clip',
  // The rings of the parts lie within.
  overflowClipMargin: 0,
  borderRadius: radius.control,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  transition: `box-shadow ${motion.state}`,
  '@media': {
    [canHover]: { selectors: { '&:hover:not([data-disabled])': { boxShadow: `inset 0 0 0 1px ${vars.color.text}` } } },
    '(forced-colors: active)': { border: '1px solid ButtonBorder', selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } },
  },
  selectors: { '&[data-disabled]': { background: vars.color.sunken, boxShadow: `inset 0 0 0 1px ${vars.color.line}` } },
});

const ringWithin = { outline: `2px solid ${vars.color.text}`, outlineOffset: -3 } as const;

export const input = componentStyle({
  ...text.body,
  inlineSize: '3.25rem',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  textAlign: 'center',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  ':focus-visible': ringWithin,
  ':disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
});

export const step = componentStyle({
  display: 'grid',
  placeItems: 'center',
  color: vars.color.text,
  borderRadius: radius.control,
  ':focus-visible': ringWithin,
  ':disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
  selectors: { '&[aria-disabled=true]': { color: vars.color.disabled, cursor: 'not-allowed' } },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-disabled=true], :disabled)': { color: vars.color.accentText } } },
    '(forced-colors: active)': { selectors: { '&:is([aria-disabled=true], :disabled)': { color: 'GrayText' } } },
  },
});

export const limit = componentStyle({ ...text.meta, color: vars.color.muted, ':empty': { display: 'none' } });
