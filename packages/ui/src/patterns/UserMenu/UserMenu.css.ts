import { vars } from '../../theme/contract.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { patternStyle } from '../../theme/layers.ts';
import { canHover, from, radius, space, text, weight } from '../../theme/scale.ts';

/** The portrait in a target of 40 px; where there is room, as wide for a short name as for a long one, which stands at its end. */
export const button = patternStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 40,
  maxInlineSize: '100%',
  paddingInline: space[1],
  borderRadius: radius.full,
  fontWeight: weight.medium,
  selectors: { '&[aria-expanded=true]': { background: vars.color.sunken } },
  '@media': {
    [canHover]: { ':hover': { background: vars.color.sunken } },
    [from.desktop]: { inlineSize: '11.5em', justifyContent: 'flex-end', paddingInlineEnd: space[2] },
  },
});

/** A long nickname is cut here, and whole in the panel. */
export const short = patternStyle({
  ...hiddenFromSight,
  textOverflow: 'ellipsis',
  '@media': { [from.desktop]: { position: 'static', inlineSize: 'auto', minInlineSize: 0, blockSize: 'auto', clipPath: 'none' } },
});

const fromDesktop = { display: 'none', '@media': { [from.desktop]: { display: 'block' } } };

export const bone = patternStyle({ ...fromDesktop, flex: 1, blockSize: 12 });
export const chevron = patternStyle({ ...fromDesktop, color: vars.color.muted });
