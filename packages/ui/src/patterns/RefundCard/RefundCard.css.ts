import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { radius, space, text } from '../../theme/scale.ts';

/** The shop's own words, such as why it refused. */
export const note = patternStyle({
  ...text.meta,
  marginBlockEnd: space[5],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: radius.control,
  background: vars.color.sunken,
  color: vars.color.muted,
  textWrap: 'pretty',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
