import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, radius, space, text, weight } from '../../theme/scale.ts';

export const list = componentStyle({ padding: '6px' });

export const entry = componentStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 40,
  paddingInline: space[3],
  borderRadius: radius.control,
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [canHover]: { ':hover': { background: vars.color.sunkenHover } } },
  selectors: { '&[aria-current]': { fontWeight: weight.semibold } },
});

export const heading = componentStyle({
  ...text.caption,
  paddingBlock: `${space[3]} ${space[1]}`,
  paddingInline: 18,
  borderBlockStart: `1px solid ${vars.color.lineMid}`,
  color: vars.color.faint,
});

export const languages = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(120px, 100%), 1fr))',
  gap: space[2],
  padding: `${space[1]} 18px ${space[4]}`,
});

export const language = componentStyle({
  ...text.body,
  inlineSize: '100%',
  minBlockSize: 40,
  paddingInline: space[3],
  border: `1px solid ${vars.color.lineMid}`,
  borderRadius: radius.control,
  textAlign: 'center',
  selectors: {
    '&[aria-current]': { borderColor: vars.color.text, boxShadow: `inset 0 0 0 1px ${vars.color.text}`, fontWeight: weight.semibold },
  },
});

/** A finger has no keys to press. */
export const bookmark = componentStyle({
  ...text.body,
  display: 'none',
  gap: space[3],
  padding: `${space[4]} 18px`,
  borderBlockStart: `1px solid ${vars.color.lineMid}`,
  '@media': { [canHover]: { display: 'grid' } },
});
