import { globalFontFace } from '@vanilla-extract/css';

/** Currency signs alone, a few kB instead of the 133 kB of Inter's extended Latin in which they stand (tools/fonts.ts makes the file). */
globalFontFace('Inter Variable', {
  src: 'url("./inter-currency.woff2?no-inline") format("woff2")',
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: 'U+20A0-20C0, U+0E3F',
});
