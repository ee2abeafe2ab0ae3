import { createVar } from '@vanilla-extract/css';
import { componentStyle } from './layers.ts';
import { space } from './scale.ts';

const fadeLeft = createVar();
const fadeRight = createVar();

/** A row that scrolls sideways fades where something is out of sight; `hooks/fadeRow.ts` is its ref. */
export const fadingRow = componentStyle({
  vars: { [fadeLeft]: '0px', [fadeRight]: '0px' },
  selectors: {
    '&[data-overflow-left]': { vars: { [fadeLeft]: space[6] } },
    '&[data-overflow-right]': { vars: { [fadeRight]: space[6] } },
    // By sides and not by the direction of lines: gradients know no other, and older browsers no ":dir()".
    '&:is([data-overflow-left], [data-overflow-right])': {
      maskImage: `linear-gradient(to right, transparent, black ${fadeLeft} calc(100% - ${fadeRight}), transparent)`,
    },
  },
});
