import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layers.ts';
import { space, text, weight } from '../../../theme/scale.ts';

/** The button's place while it is on its way, with the same face. */
export const dialCode = screenStyle({
  ...text.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingInlineStart: space[4],
  // As wide as with the arrow, which comes with the button.
  paddingInlineEnd: 36,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: space[2],
    insetInlineEnd: 0,
    borderInlineEnd: `1px solid ${vars.color.lineMid}`,
  },
});
export const flag = screenStyle({ inlineSize: 20, blockSize: 15, borderRadius: 2, boxShadow: `0 0 0 1px ${vars.color.line}` });
