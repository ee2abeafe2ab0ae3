import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, patternStyle, patternLayer } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const page = patternStyle({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' });

export const grounds = styleVariants({
  /** Shopping pages stand on white, without boxes. */
  canvas: patternLayer({ background: vars.color.canvas }),
  /** Working pages stand on grey, with white panels. */
  page: patternLayer({ background: vars.color.page }),
});

export const main = patternStyle({
  flex: 1,
  paddingBlock: `${space[6]} ${space[18]}`,
  '@media': { print: { paddingBlock: 0 } },
  selectors: { '&:focus': { outline: 'none' } },
});

/** Fills the window together with the bar, about 125 px: an empty page, too, has its footer below. */
export const tall = patternStyle({ minBlockSize: 'calc(100dvh - 125px)', '@media': { print: { minBlockSize: 0 } } });

/** Whoever comes to a page begins at its heading; that is a place, not a control. */
globalStyle(`${main} h1:focus`, patternLayer({ outline: 'none' }));

/** Paper shows the content of a page and nothing of what is around it. */
globalStyle(`:has(> ${main}) > :not(${main})`, layered({ '@media': { print: { display: 'none' } } }, 'utilities'));
