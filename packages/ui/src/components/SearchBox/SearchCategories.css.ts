import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const list = componentStyle({ minInlineSize: 220 });

/** Rows of 40 px. On a raised ground at night the bones' own grey cannot be seen. */
export const bones = ['66%', '48%', '78%', '56%'].map((inlineSize) =>
  componentStyle({
    inlineSize,
    blockSize: 12,
    marginBlock: '14px',
    marginInline: space[3],
    selectors: { '&&': { background: vars.color.sunkenHover } },
  }),
);
