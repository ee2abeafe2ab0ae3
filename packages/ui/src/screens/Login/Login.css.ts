import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, from, radius, space, text, weight } from '../../theme/scale.ts';

/** Picture and form beside each other; the form alone where there is no room. One height in all modes, so that nothing jumps. */
export const root = componentStyle({
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: 880,
  marginInline: 'auto',
  borderRadius: radius.dialog,
  overflow: 'hidden',
  background: vars.color.surface,
  '@media': { [from.desktop]: { gridTemplateColumns: '320px minmax(0, 1fr)', minBlockSize: 592 } },
});

export const scene = componentStyle({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  padding: space[8],
  color: vars.color.onAccent,
  background: `linear-gradient(${vars.color.accentFill}, ${vars.color.accentPress})`,
  '@media': { [from.desktop]: { display: 'block' } },
});

export const slogan = componentStyle({ ...text.title, position: 'relative', zIndex: 1, maxInlineSize: '12em', textWrap: 'balance' });
export const picture = componentStyle({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** Drawn when the server has no picture: a bay within a bay. */
export const niche = componentStyle({
  position: 'absolute',
  insetInline: space[8],
  insetBlock: '34% 13%',
  borderRadius: `${radius.full} ${radius.full} 0 0`,
  background: 'linear-gradient(rgb(120 16 2 / .55), rgb(120 16 2 / .1))',
  '::after': {
    content: '',
    position: 'absolute',
    inset: `${space[14]} ${space[10]} 0`,
    borderRadius: `${radius.full} ${radius.full} 0 0`,
    background: `linear-gradient(${vars.ground.sandDeep}, ${vars.ground.sand})`,
  },
});

export const form = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[8]} ${space[5]}`,
  '@media': { [from.tablet]: { padding: `${space[10]} 48px ${space[8]}` } },
});
export const title = componentStyle({ ...text.title, paddingInlineEnd: space[10] });
export const notice = componentStyle({
  ...text.meta,
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  marginBlockStart: space[3],
  padding: space[3],
  borderRadius: radius.controlLarge,
  fontWeight: weight.medium,
});
export const noticeTones = {
  info: componentStyle({ background: vars.color.infoTint, color: vars.color.info }),
  failed: componentStyle({ background: vars.color.dangerTint, color: vars.color.danger }),
};
export const noticeIcon = componentStyle({ flex: 'none', marginBlockStart: 2 });
export const modes = componentStyle({ marginBlockStart: space[4] });
export const fields = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], marginBlockStart: space[6] });
export const phone = componentStyle({ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: space[3] });
export const link = componentStyle({
  ...text.meta,
  fontWeight: weight.medium,
  justifySelf: 'start',
  textDecoration: 'underline',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: 3,
  '@media': { [canHover]: { ':hover': { textDecorationColor: 'currentcolor' } } },
});
export const submit = componentStyle({ marginBlockStart: space[5] });
