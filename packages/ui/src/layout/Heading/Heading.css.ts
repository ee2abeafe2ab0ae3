import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/layers.ts';
import { text } from '../../theme/scale.ts';

/** Focus may be led to a heading, so that screen readers go on from there; nothing can be done with it, so it has no ring. */
export const root = componentStyle({
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  ':focus': { outline: 'none' },
});

const { lead, subtitle, heading, title, display } = text;
export const scales = styleVariants({ lead: { ...lead, fontWeight: 600 }, subtitle, heading, title, display }, (rule) => layered(rule));
