import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle, screenLayer } from '../../theme/layers.ts';
import { canHover, focusRing, from, radius, space, text, weight } from '../../theme/scale.ts';

const panelLook = { background: vars.color.surface, borderRadius: radius.card, boxShadow: vars.shadow.ring } as const;
const edge = { '(forced-colors: active)': { border: '1px solid CanvasText' } } as const;
const panelRoom = {
  paddingInline: space[4],
  paddingBlock: space[5],
  '@media': { ...edge, [from.tablet]: { paddingInline: space[6], paddingBlock: space[6] } },
} as const;

export const root = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const panel = screenStyle({ ...panelLook, ...panelRoom });
export const blank = screenStyle({ ...panelLook, '@media': edge });

/** Words beside three bays; what to expect below both. */
export const head = screenStyle({
  ...panelLook,
  ...panelRoom,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    ...panelRoom['@media'],
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space[10],
      paddingInline: space[6],
      paddingBlockStart: space[8],
      paddingBlockEnd: space[6],
    },
  },
});
export const words = screenStyle({ minInlineSize: 0, alignSelf: 'center' });
export const title = screenStyle({ ...text.title, textWrap: 'balance' });
export const lead = screenStyle({
  ...text.body,
  color: vars.color.muted,
  marginBlock: `${space[2]} ${space[3]}`,
  maxInlineSize: '32rem',
  textWrap: 'pretty',
});
export const bays = screenStyle({ display: 'none', gap: space[3], '@media': { [from.desktop]: { display: 'flex' } } });
export const facts = screenStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[4],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[6] } },
});
export const fact = screenStyle({ display: 'flex', gap: space[3], minInlineSize: 0 });
export const factIcon = screenStyle({ flex: 'none', marginBlockStart: 1, color: vars.color.accentText });
export const factTitle = screenStyle({ ...text.body, display: 'block', fontWeight: weight.semibold });
export const factText = screenStyle({ ...text.meta, display: 'block', color: vars.color.muted, textWrap: 'pretty' });

export const reason = screenStyle({ overflowWrap: 'anywhere', whiteSpace: 'pre-line', marginBlockEnd: space[1] });

/** A group of fields; the form's own grid keeps them apart, a hairline says so. */
export const part = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minInlineSize: 0,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: space[6], marginBlockStart: space[1] },
  },
});
export const partHead = screenStyle({ display: 'grid', gap: space[1] });
export const heading = screenStyle({ ...text.subtitle, textWrap: 'balance' });
export const hint = screenStyle({ ...text.meta, color: vars.color.muted, maxInlineSize: '52rem', textWrap: 'pretty' });

/** Of the form, as `FormFrame` makes it a container. */
const roomy = '(min-width: 600px)';
export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[5], rowGap: space[5] } },
});
export const phone = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'clamp(112px, 45%, 124px) minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
});
export const agreement = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space[3]} ${space[6]}`,
});
/** Its first line is in the middle of the button beside it, also when an error stands below. */
export const consent = screenStyle({ marginBlockStart: '3px' });
// As wide as its words, however long the error: the button beside it stays where it is.
globalStyle(`${consent} > :last-child`, screenLayer({ contain: 'inline-size' }));

export const link = screenStyle({
  ...text.meta,
  display: 'inline-block',
  paddingBlock: 2,
  fontWeight: weight.medium,
  textDecoration: 'underline',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: 3,
  ':focus-visible': focusRing(vars.color.text),
  '@media': { [canHover]: { ':hover': { textDecorationColor: 'currentcolor' } } },
});

export const trouble = screenStyle({ marginBlockStart: space[4] });
/** Its edge below says that there is more. */
export const letter = screenStyle({
  marginBlockStart: space[4],
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  maxBlockSize: 'min(56vh, 520px)',
  overflowY: 'auto',
  ':focus-visible': focusRing(vars.color.text),
});
// Below the dialog's title, not as large as it.
globalStyle(`${letter} h3`, screenLayer(text.subtitle));
export const bones = screenStyle({ display: 'grid', gap: space[3], marginBlockStart: space[5], minBlockSize: 160 });
export const boneLine = screenStyle({ blockSize: 16, borderRadius: radius.tag });
export const boneShort = screenStyle({ blockSize: 16, inlineSize: '60%', borderRadius: radius.tag });
/** The fields stand in columns by the width of what is around them, as in the form. */
export const bonePanel = screenStyle({ ...panelLook, ...panelRoom, containerType: 'inline-size' });
export const boneTitle = screenStyle({ blockSize: 20, inlineSize: 140, borderRadius: radius.tag, marginBlockEnd: space[2] });
export const boneHint = screenStyle({
  blockSize: 14,
  inlineSize: 'min(420px, 90%)',
  borderRadius: radius.tag,
  marginBlockEnd: space[6],
});
/** With the room of the hint below it. */
const boneField = () => screenStyle({ blockSize: 48, borderRadius: radius.controlLarge, marginBlockEnd: '22px' });
export const boneFields = [boneField(), boneField(), boneField(), boneField()];

export const submitted = screenStyle({ ...panelLook, ...panelRoom, ':focus': { outline: 'none' } });
