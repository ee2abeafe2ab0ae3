import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { belowHeader, from, space } from '../../theme/scale.ts';

/** What is chosen, and beside it what it costs. */
export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  scrollMarginBlockStart: belowHeader,
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem', columnGap: space[6] } },
});
export const summary = screenStyle({
  '@media': {
    [`${from.desktop} and (min-height: 620px)`]: {
      position: 'sticky',
      insetBlockStart: space[6],
      selectors: { 'main:not(:first-child) &': { insetBlockStart: belowHeader } },
    },
  },
});
export const promise = screenStyle({ color: vars.color.faint, textAlign: 'center', textWrap: 'balance' });
export const shield = screenStyle({ display: 'inline', verticalAlign: '-2px', marginInlineEnd: space[1] });

/** The room of a mark, so that the columns of all lines are the same. */
export const noMark = screenStyle({ visibility: 'hidden', '@container': { '(max-width: 599px)': { display: 'none' } } });

/** On the grey of the page, as the panels are. */
export const news = screenStyle({ background: vars.color.infoTint });

/** It stands in a panel already. */
export const address = screenStyle({
  padding: 0,
  boxShadow: 'none',
  borderRadius: 0,
  '@media': { [from.tablet]: { paddingInline: 0 }, '(forced-colors: active)': { border: 0 } },
  selectors: { '&:not(:has(button))': { paddingBlockEnd: 0 } },
});
export const noAddress = screenStyle({ rowGap: space[3] });
export const pin = screenStyle({ color: vars.color.faint });

/** Cards to choose from, one below the other. */
export const choices = screenStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const add = screenStyle({ justifySelf: 'start' });

export const shop = screenStyle({ paddingBlockEnd: space[3], selectors: { '* + &': { paddingBlockStart: space[2] } } });
