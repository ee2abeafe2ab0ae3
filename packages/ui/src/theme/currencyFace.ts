/** Currency signs alone, a few kB instead of the 133 kB of Inter's extended Latin in which they stand (tools/fonts.ts makes the file). */
export const currencyFace = {
  fontFamily: 'Inter Variable',
  file: 'inter-currency.woff2',
  fontWeight: '100 900',
  unicodeRange: 'U+20A0-20C0, U+0E3F',
} as const;
