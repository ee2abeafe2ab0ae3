import { globalStyle } from '@vanilla-extract/css';
import { actionRow, atLowerEdge } from '../../components/Dialog/actionRow.ts';
import { patternLayer, patternStyle } from '../../theme/layers.ts';
import { below, share, space } from '../../theme/scale.ts';

/**
 * What decides how fields are laid out: the form's own width, since it stands in a dialog, a panel or a page. No form is wider than
 * what is typed into it, and its buttons end where the fields do; a panel that is hardly wider it fills.
 */
export const root = patternStyle({ containerType: 'inline-size', maxInlineSize: 'max(640px, min(100%, (736px - 100%) * 99))' });

export const fields = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const notice = patternStyle({ marginBlockStart: space[4] });

export const actions = patternStyle({
  ...actionRow,
  // No room for two beside each other: one below the other, of one size.
  '@container': { '(max-width: 18rem)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: '1fr' } },
});

globalStyle(`[role=dialog] .${actions}`, patternLayer({ '@media': atLowerEdge }));

/** On a narrow page the buttons fill their rows. */
export const action = patternStyle({ '@media': { [below.tablet]: share } });
