import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { canHover, radius, space, text, weight } from '../../theme/scale.ts';

/** As in the account's menu. Forced colours take the ground away. */
const present = {
  ground: { background: vars.color.accentTint, color: vars.color.accentText, fontWeight: weight.semibold },
  forced: { '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } } } },
} as const;

export const list = patternStyle({ padding: '6px' });

export const entry = patternStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 40,
  paddingInline: space[3],
  borderRadius: radius.control,
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [canHover]: { ':hover': { background: vars.color.sunkenHover } }, ...present.forced },
  selectors: { '&[aria-current]': present.ground },
});

export const heading = patternStyle({
  ...text.caption,
  paddingBlock: `${space[3]} ${space[1]}`,
  paddingInline: 18,
  borderBlockStart: `1px solid ${vars.color.lineMid}`,
  color: vars.color.faint,
});

export const languages = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(120px, 100%), 1fr))',
  gap: space[2],
  padding: `${space[1]} 18px ${space[4]}`,
});

export const language = patternStyle({
  ...text.body,
  inlineSize: '100%',
  minBlockSize: 40,
  paddingInline: space[3],
  border: `1px solid ${vars.color.lineMid}`,
  borderRadius: radius.control,
  textAlign: 'center',
  '@media': { [canHover]: { ':hover': { background: vars.color.sunkenHover } }, ...present.forced },
  selectors: { '&[aria-current]': { ...present.ground, borderColor: 'currentcolor' } },
});

/** A finger has no keys to press. */
export const bookmark = patternStyle({
  ...text.body,
  display: 'none',
  gap: space[3],
  padding: `${space[4]} 18px`,
  borderBlockStart: `1px solid ${vars.color.lineMid}`,
  '@media': { [canHover]: { display: 'grid' } },
});
