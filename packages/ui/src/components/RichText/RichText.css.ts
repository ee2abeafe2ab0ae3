import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { focusRing, radius, space, text, weight } from '../../theme/scale.ts';

/** Prose: lines of at most 72 letters, pictures and tables as wide as the place. */
export const root = componentStyle({ ...text.body, fontSize: '.9375rem', color: vars.color.text, overflowWrap: 'anywhere' });

/** What says that the end is missing. */
export const cut = componentStyle({ marginBlockStart: space[4] });

const within = (selector: string, rule: Parameters<typeof layered>[0]) => globalStyle(`${root} :where(${selector})`, layered(rule));

within('*', { maxInlineSize: '100%' });
within('p, ul, ol, dl, blockquote, pre, h2, h3, h4, h5, h6', { maxInlineSize: '72ch' });
within('p, ul, ol, dl, blockquote, pre, figure, hr, div, img', { marginBlockStart: space[3] });
within('p', { textWrap: 'pretty' });
within('h2, h3, h4, h5, h6', { marginBlockStart: space[6], textWrap: 'balance' });
within('h2', text.title);
within('h3', text.heading);
within('h4', text.subtitle);
within('h5, h6', { ...text.body, fontWeight: weight.semibold });
globalStyle(`${root} > :first-child`, layered({ marginBlockStart: 0 }));
globalStyle(`${root} :is(h2, h3, h4, h5, h6) + :not(h2, h3, h4, h5, h6)`, layered({ marginBlockStart: space[2] }));

within('strong, b, dt, th', { fontWeight: weight.semibold });
within('small, figcaption, caption', { fontSize: '.8125rem', color: vars.color.muted });
within('sub, sup', { fontSize: '.7em', lineHeight: 0 });
within('mark', { background: `color-mix(in srgb, ${vars.color.warning} 30%, transparent)`, color: vars.color.text });
within('a', { color: vars.color.accentText, textDecoration: 'underline', textUnderlineOffset: 3, textDecorationThickness: 1 });
within('a:hover', { textDecorationThickness: 2 });
// The accent is too weak on a mark.
within('mark a', { color: 'inherit' });

within('ul', { listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
within('ul, ol', { paddingInlineStart: space[6] });
within('li + li, li > :is(ul, ol)', { marginBlockStart: space[1] });
within('li::marker', { color: vars.color.faint });
within('dd', { color: vars.color.muted, marginBlockEnd: space[2] });
within('blockquote', { paddingInlineStart: space[4], borderInlineStart: `2px solid ${vars.color.lineMid}`, color: vars.color.muted });
within('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.line}`, marginBlock: space[6] });
within('pre, code', {
  fontFamily: 'SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: '.8125rem',
  background: vars.color.sunken,
  borderRadius: radius.tag,
});
within('code', { paddingInline: '4px' });
within(':not(pre) > code', { '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } } });
within('pre', { padding: space[3], whiteSpace: 'pre-wrap', '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } } });

/** Before it is there a picture without measures takes a square; then its own ratio counts. */
within('img', {
  blockSize: 'auto',
  aspectRatio: 'auto 1',
  background: vars.color.sunken,
  borderRadius: radius.picture,
  color: vars.color.muted,
});
within('img:not([width])', { inlineSize: '100%' });
within('img[data-broken]', { inlineSize: 'auto', aspectRatio: 'auto', padding: `${space[1]} ${space[2]}` });
within('img[data-broken]:is(:not([alt]), [alt=""])', { display: 'none' });
within('figcaption', { marginBlockStart: space[2] });

within('div[tabindex]', { overflowX: 'auto', maxInlineSize: '100%' });
globalStyle(`${root} div[tabindex]:focus-visible`, layered(focusRing(vars.color.text)));
within('table', { borderCollapse: 'collapse', maxInlineSize: 'none', minInlineSize: 'min(100%, 480px)', fontSize: '.875rem' });
within('caption', { textAlign: 'start', paddingBlockEnd: space[2] });
within('th, td', {
  // Words stay whole and the box scrolls; broken anywhere, a column would be as wide as a letter.
  overflowWrap: 'break-word',
  minInlineSize: 72,
  maxInlineSize: '40ch',
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
within('th', { color: vars.color.muted, fontWeight: weight.medium });
