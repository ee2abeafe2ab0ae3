import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { space, text, weight } from '../../theme/scale.ts';

export const root = patternStyle({ ...text.body, counterReset: 'step', overflowWrap: 'anywhere' });

export const step = patternStyle({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 38rem)',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  textWrap: 'pretty',
  '::before': { content: 'counter(step)', color: vars.color.faint, fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' },
});

export const large = patternStyle({ ...text.lead });
export const largeStep = patternStyle({ paddingBlock: space[4] });
