import { globalStyle, assignVars } from '@vanilla-extract/css';
import { byTheme } from './byTheme.ts';
import { vars } from './contract.css.ts';
import { dark } from './dark.ts';
import { layered } from './layers.ts';
import { light, type Theme } from './light.ts';
import { focusRing, text } from './scale.ts';

const { color, shadow } = vars;
const { font, radius } = light;

/** The shadow of an object comes with what shows pictures, as the grounds do. */
const shadows = ({ hover, layer, dialog, ring }: Theme['shadow']) => ({ hover, layer, dialog, ring });

const day: Record<string, string> = assignVars(vars, { color: light.color, shadow: shadows(light.shadow), font, radius });
const whole = assignVars({ color, shadow }, { color: dark.color, shadow: shadows(dark.shadow) });
/** What is otherwise at night than by day. */
const night = Object.fromEntries(Object.entries(whole).filter(([name, value]) => day[name] !== value));

// What pictures stand on comes with what shows pictures (grounds.css.ts).
byTheme(
  {
    colorScheme: 'light',
    vars: { ...day, '--galleria-leading': '1', '--galleria-tracking': '1' },
  },
  { colorScheme: 'dark', vars: night },
);
globalStyle(':lang(th), :lang(lo)', layered({ vars: { '--galleria-leading': '1.7', '--galleria-tracking': '0' } }, 'theme'));

globalStyle('*, ::before, ::after', layered({ boxSizing: 'border-box', margin: 0, padding: 0 }, 'reset'));
globalStyle(
  'body',
  layered(
    {
      fontSize: text.body.fontSize,
      lineHeight: text.body.lineHeight,
      fontFamily: vars.font.family,
      // A phone on its side has it larger, line by line.
      WebkitTextSizeAdjust: '100%',
      color: vars.color.text,
      background: vars.color.canvas,
      WebkitFontSmoothing: 'antialiased',
      overflowWrap: 'anywhere',
      // A brand's font may have others.
      fontVariantNumeric: 'lining-nums',
    },
    'reset',
  ),
);
globalStyle('button, input, select, textarea', layered({ font: 'inherit', color: 'inherit', letterSpacing: 'inherit' }, 'reset'));
globalStyle(
  'button',
  layered({ background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit', touchAction: 'manipulation' }, 'reset'),
);
globalStyle('a', layered({ color: 'inherit', textDecoration: 'none' }, 'reset'));
globalStyle('ul, ol', layered({ listStyle: 'none' }, 'reset'));
globalStyle('img, svg', layered({ display: 'block', maxInlineSize: '100%' }, 'reset'));
globalStyle('svg', layered({ flexShrink: 0 }, 'reset'));
globalStyle('h1, h2, h3, h4', layered({ font: 'inherit', textWrap: 'balance' }, 'reset'));
globalStyle('fieldset', layered({ border: 0, minInlineSize: 0 }, 'reset'));
globalStyle(':focus-visible', layered(focusRing(vars.color.text), 'reset'));
// A place that the focus was led to, and no control: nobody comes there with a key, and reading goes on from it.
globalStyle(':is(article, section, li, h1, h2, h3)[tabindex="-1"]:focus-visible', layered({ outline: 'none' }, 'reset'));
// A phone zooms into fields with smaller letters.
globalStyle('input, select, textarea', layered({ '@media': { '(pointer: coarse)': { fontSize: 'max(16px, .875rem)' } } }, 'utilities'));
globalStyle('[hidden]', layered({ display: 'none' }, 'utilities'));
globalStyle(
  '*, ::before, ::after',
  layered(
    { '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', transition: 'none', scrollBehavior: 'auto' } } },
    'utilities',
  ),
);
