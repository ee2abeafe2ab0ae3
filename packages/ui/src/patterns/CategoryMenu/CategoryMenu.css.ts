import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { patternStyle, patternLayer } from '../../theme/layers.ts';
import { below, from, weight } from '../../theme/scale.ts';

export const button = patternStyle({
  color: vars.color.text,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
});

/** On a narrow page an icon of 40 px, which WebKit would let shrink. */
export const iconButton = patternStyle({ '@media': { [below.tablet]: { paddingInline: 9, minInlineSize: 40 } } });

export const words = styleVariants({
  wide: patternLayer({ '@media': { [below.tablet]: { display: 'none' } } }),
  narrow: patternLayer({
    ...hiddenFromSight,
    '@media': { [from.tablet]: { display: 'none' } },
  }),
});
