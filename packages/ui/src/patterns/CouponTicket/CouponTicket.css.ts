import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { breakable, radius, space, text, weight } from '../../theme/scale.ts';

/** Where tickets stand in places of their own. */
export const ticketMaxWidth = createVar();
const paper = createVar();
const stubPaper = createVar();
const seam = createVar();

/** A half circle of 8 px is cut out of both ends of the seam. The paper is masked, not its content: a focus ring stays whole. */
const notched = (edge: '0' | '100%') =>
  ({
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    maskImage: `radial-gradient(circle 8px at ${edge} 0, transparent 97%, black), radial-gradient(circle 8px at ${edge} 100%, transparent 97%, black)`,
    maskPosition: 'top, bottom',
    maskSize: '100% 51%',
    maskRepeat: 'no-repeat',
  }) as const;

/** 288 × 96 px: a body of 192 and a stub of 96. It grows with its texts, and the seam goes with them. */
export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(40%)',
  minBlockSize: 96,
  inlineSize: '100%',
  maxInlineSize: fallbackVar(ticketMaxWidth, '400px'),
  isolation: 'isolate',
  vars: { [paper]: vars.color.accentTint, [stubPaper]: vars.color.accentTintStrong, [seam]: vars.color.accentLine },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText', borderRadius: radius.card } },
});

/** Nothing is to be had: grey paper. */
export const closed = patternStyle({ vars: { [paper]: vars.color.sunken, [stubPaper]: vars.color.sunken, [seam]: vars.color.lineMid } });

export const body = patternStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: '14px',
  paddingInline: `${space[5]} ${space[2]}`,
  '::before': { ...notched('100%'), background: paper, borderStartStartRadius: radius.card, borderEndStartRadius: radius.card },
});

export const stub = patternStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  minInlineSize: 96,
  paddingBlock: space[3],
  paddingInline: '6px',
  textAlign: 'center',
  '::before': { ...notched('0'), background: stubPaper, borderStartEndRadius: radius.card, borderEndEndRadius: radius.card },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: '14px',
    insetInlineStart: 0,
    borderInlineStart: `1px dashed ${seam}`,
  },
  '@media': { '(forced-colors: active)': { '::after': { borderColor: 'CanvasText' } } },
});

/** For a control without words. */
export const narrow = patternStyle({ minInlineSize: 56 });

/** Below the amount, so that the amounts of all tickets in a row are on one line. */
export const name = patternStyle({ ...text.caption, color: vars.color.muted, textWrap: 'pretty' });
export const amount = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  columnGap: '6px',
  minBlockSize: 32,
  ...text.caption,
  fontWeight: weight.semibold,
});
/** Where letters are so large that not even a small amount fits, it breaks rather than leaves the ticket. */
export const price = patternStyle({ ...breakable, minInlineSize: 0 });
export const condition = patternStyle({ ...text.caption, fontWeight: weight.medium, textWrap: 'pretty' });
export const validity = patternStyle({ ...text.caption, color: vars.color.muted, textWrap: 'balance', marginBlockStart: 2 });
export const inkOpen = patternStyle({ color: vars.color.accentText });
export const inkClosed = patternStyle({ color: vars.color.faint });
export const soon = patternStyle({ color: vars.color.warning, fontWeight: weight.semibold });

/** What stands on the stub instead of a button. */
export const word = patternStyle({ ...text.caption, display: 'grid', justifyItems: 'center', gap: 2, fontWeight: weight.semibold });

/** A pill; its words wrap before the stub takes the body's room. */
export const action = patternStyle({
  borderRadius: '16px',
  paddingInline: '9px',
  fontSize: '.75rem',
  fontWeight: weight.semibold,
});
