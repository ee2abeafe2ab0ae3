import { globalStyle } from '@vanilla-extract/css';
import { roomy } from '../../patterns/FormFrame/FormFields.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle, screenLayer } from '../../theme/layers.ts';
import { from, space, text } from '../../theme/scale.ts';

/** Words beside three bays; what to expect below both. */
export const head = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[10] } },
});
export const words = screenStyle({ alignSelf: 'center' });
export const bays = screenStyle({ display: 'none', gap: space[3], '@media': { [from.desktop]: { display: 'flex' } } });
export const facts = screenStyle({
  gridColumn: '1 / -1',
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const factIcon = screenStyle({ flex: 'none', marginBlockStart: 1, color: vars.color.muted });

/** A group of fields; the form's own grid keeps them apart, a hairline says so. */
export const part = screenStyle({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: space[6], marginBlockStart: space[1] },
  },
});
/** Two beside each other, and their hints below them: that takes more room than a field alone. */
export const fields = screenStyle({ '@container': { [roomy]: { gap: space[5] } } });
/** Its first line is in the middle of the button beside it, also when an error stands below. */
export const consent = screenStyle({ marginBlockStart: '3px' });
// As wide as its words, however long the error: the button beside it stays where it is.
globalStyle(`${consent} > :last-child`, screenLayer({ contain: 'inline-size' }));

export const trouble = screenStyle({ marginBlockStart: space[4] });
/** Laid out as the policies are. Its edge below says that there is more. */
export const letter = screenStyle({
  ...text.lead,
  lineHeight: 'max(1.625, var(--galleria-leading))',
  marginBlockStart: space[4],
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  maxBlockSize: 'min(56vh, 520px)',
  overflowY: 'auto',
});
// Below the dialog's title, not as large as it.
globalStyle(`${letter} h3`, screenLayer(text.subtitle));
globalStyle(`${letter} > h3:not(:first-child)`, screenLayer({ marginBlockStart: space[8] }));
export const waiting = screenStyle({ marginBlockStart: space[5], minBlockSize: 160 });
