import { disc } from '../../patterns/StatusBanner/StatusBanner.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { space, text, weight } from '../../theme/scale.ts';

/** What the dialog is about, small above what it says; clear of the button that closes it. */
export const over = screenStyle({
  ...text.meta,
  display: 'block',
  fontWeight: weight.regular,
  color: vars.color.muted,
  paddingInlineEnd: space[10],
});
export const overAlone = screenStyle({ paddingBlockEnd: space[5] });
/** Where it will stand, beside the bone of the mark and above that of the title: what a dialog keeps free below its title is taken back. */
export const overLoading = screenStyle({ paddingInlineStart: `calc(48px + ${space[4]})`, marginBlockEnd: `calc(-1lh - ${space[4]})` });
export const blank = screenStyle({ visibility: 'hidden' });
export const title = screenStyle({ ...text.title });
export const message = screenStyle({ ...text.body, color: vars.color.muted, marginBlockStart: space[1], textWrap: 'pretty' });
/** Beside the middle of its title, which stands below a line of its own. */
export const mark = screenStyle({ selectors: { [`&${disc}`]: { marginBlockStart: space[2] } } });
export const head = screenStyle({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[4] });
