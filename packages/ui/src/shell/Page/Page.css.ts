import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const page = recipe({
  base: layered({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' }),
  variants: {
    ground: {
      /** Shopping pages stand on white, without boxes. */
      canvas: layered({ background: vars.color.canvas }),
      /** Working pages stand on grey, with white panels. */
      page: layered({ background: vars.color.page }),
    },
  },
});

export const main = componentStyle({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: 1248,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: `${space[6]} ${space[18]}`,
  scrollMarginBlockStart: 140,
  '@media': { 'screen and (min-width: 720px)': { paddingInline: space[6] } },
  selectors: { '&:focus': { outline: 'none' } },
});
