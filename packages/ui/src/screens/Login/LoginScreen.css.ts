import { createVar, globalStyle } from '@vanilla-extract/css';
import { closeInset } from '../../components/Dialog/Dialog.css.ts';
import { error } from '../../components/Field/Field.css.ts';
import { root as rules } from '../../components/PasswordField/PasswordRules.css.ts';
import { root as codeRow } from '../../patterns/CodeField/CodeField.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenLayer, screenStyle } from '../../theme/layers.ts';
import { below, from, radius, space } from '../../theme/scale.ts';

/** Space above the tabs, between fields, above the first of them and above the foot. */
export const air = { top: createVar(), field: createVar(), group: createVar(), foot: createVar() };

/** Picture and form beside each other; the form alone, below the logo, where there is no room. One height in all modes, so that nothing jumps. */
export const root = screenStyle({
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: 880,
  marginInline: 'auto',
  borderRadius: radius.dialog,
  overflow: 'hidden',
  background: vars.color.surface,
  '@media': {
    // 592 px, and more for those who read larger letters.
    [from.desktop]: { gridTemplateColumns: '320px minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)', blockSize: '37rem' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
  selectors: { '[role=dialog] > &': { background: 'none' } },
});
// The close button stands in the row of the title.
globalStyle(`[role=dialog]:has(> ${root})`, screenLayer({ '@media': { [from.desktop]: { vars: { [closeInset]: space[8] } } } }));

/** A message before the fields. */
export const notice = screenStyle({ marginBlockStart: air.field });
/** What stands above the fields, or is one field more: then all stands closer together. */
export const crowd = `.${notice}, [name=captcha]`;

/** What does not fit scrolls here: the picture beside it stays as it is. */
export const form = screenStyle({
  vars: { [air.top]: space[4], [air.field]: space[4], [air.group]: space[6], [air.foot]: space[6] },
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `${space[6]} ${space[5]}`,
  '@media': {
    [from.tablet]: { padding: `36px 48px ${space[6]}` },
    [from.desktop]: {
      // A line of an error has room between two fields.
      vars: { [air.field]: '1.625rem', [air.group]: space[5], [air.foot]: space[3] },
      paddingBlockEnd: space[4],
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      selectors: {
        [`&:has(${crowd})`]: {
          vars: { [air.top]: space[2], [air.field]: space[3], [air.group]: space[3], [air.foot]: space[1] },
        },
      },
    },
  },
});

/** Stays clear of a dialog's close button, which lies over the corner. */
export const head = screenStyle({
  rowGap: space[1],
  selectors: { '[role=dialog] &': { '@media': { [from.desktop]: { paddingInlineEnd: space[8] } } } },
});
export const heading = screenStyle({ display: 'flex', alignItems: 'center', gap: space[1], minInlineSize: 0 });
/** Its arrow begins where the fields do. */
export const back = screenStyle({ inlineSize: 32, blockSize: 32, marginInlineStart: -6 });
export const scan = screenStyle({ gap: space[2], minBlockSize: 32, '@media': { [below.tablet]: { display: 'none' } } });
export const modes = screenStyle({ marginBlockStart: air.top });
export const lead = screenStyle({ marginBlockStart: space[2] });
export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: air.field,
  marginBlockStart: air.group,
});
// Nothing moves when it comes; only a second line makes room for itself, and what stands above the rules of a password.
globalStyle(
  `.${form}:not(:has(${crowd})) :not(:has(+ .${rules})) > .${error}`,
  screenLayer({ '@media': { [from.desktop]: { position: 'relative', insetBlockStart: -2, marginBlockEnd: 'calc(-6px - 1lh)' } } }),
);
// The line that it makes below the code has a gap of its own.
globalStyle(
  `.${form}:not(:has(${crowd})) .${codeRow}:has(.${error})`,
  screenLayer({ '@media': { [from.desktop]: { marginBlockEnd: `-${space[3]}` } } }),
);
export const submit = screenStyle({ marginBlockStart: `min(${air.field} + ${space[1]}, 1.625rem)` });

/** At the floor of the panel, so that it does not move when the fields above it change. */
export const foot = screenStyle({ columnGap: space[6], marginBlockStart: 'auto', paddingBlockStart: air.foot, color: vars.color.muted });
