import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { focusRing, motion, text } from '../../theme/scale.ts';

export const root = componentStyle({
  display: 'flex',
  gap: '10px',
  alignItems: 'flex-start',
  cursor: 'pointer',
  paddingBlock: '3px',
  ...text.meta,
  color: vars.color.muted,
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
  selectors: { '&:has(:disabled)': { color: vars.color.disabled, cursor: 'not-allowed' } },
});

/** The drawn box is the input itself; the label around it makes the target larger. */
export const input = componentStyle({
  appearance: 'none',
  flex: 'none',
  inlineSize: 18,
  blockSize: 18,
  marginBlockStart: '1px',
  borderRadius: 5,
  border: `1.5px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  cursor: 'pointer',
  transition: `background ${motion.state}`,
  selectors: {
    '&:checked': { background: vars.color.accentFill, borderColor: vars.color.accentFill },
    '&:checked::after': {
      content: '',
      display: 'block',
      inlineSize: 5,
      blockSize: 9,
      margin: '0 auto',
      borderInlineEnd: `2px solid ${vars.color.onAccent}`,
      borderBlockEnd: `2px solid ${vars.color.onAccent}`,
      transform: 'translateY(1px) rotate(45deg)',
    },
    '&:indeterminate': { background: vars.color.accentFill, borderColor: vars.color.accentFill },
    '&:indeterminate::after': {
      content: '',
      display: 'block',
      inlineSize: 9,
      blockSize: 0,
      margin: '6.5px auto 0',
      borderInlineEnd: 0,
      borderBlockEnd: `2px solid ${vars.color.onAccent}`,
      transform: 'none',
    },
    '&[aria-invalid=true]': { borderColor: vars.color.danger },
    '&:focus-visible': focusRing(vars.color.text),
    '&:disabled': { background: vars.color.sunken, borderColor: vars.color.lineMid, cursor: 'not-allowed' },
    '&:is(:checked, :indeterminate):disabled': { background: vars.color.lineMid, borderColor: vars.color.lineMid },
    '&:is(:checked, :indeterminate):disabled::after': { borderColor: vars.color.disabled },
  },
  '@media': {
    // The platform draws its own marks.
    '(forced-colors: active)': {
      appearance: 'auto',
      selectors: {
        '&:is(:checked, :indeterminate)::after': { content: 'none' },
        '&[aria-invalid=true]:not(:focus-visible)': { outline: '2px solid CanvasText', outlineOffset: -1 },
      },
    },
  },
});

/** Below the words: the box and its gap. */
export const notes = componentStyle({ paddingInlineStart: '28px' });
