import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { focusRing, text } from '../../theme/scale.ts';

/** Focus may be led to a heading; only the keyboard shows where it is. */
export const root = componentStyle({
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing(vars.color.text) },
});

const { lead, subtitle, heading, title, display } = text;
export const scales = styleVariants({ lead: { ...lead, fontWeight: 600 }, subtitle, heading, title, display }, (rule) => layered(rule));
