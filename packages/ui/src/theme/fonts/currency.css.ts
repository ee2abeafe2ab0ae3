import { globalFontFace } from '@vanilla-extract/css';
import { currencyFace } from '../currencyFace.ts';

const { fontFamily, file, ...face } = currencyFace;
globalFontFace(fontFamily, { ...face, src: `url("./${file}?no-inline") format("woff2")`, fontDisplay: 'swap' });
