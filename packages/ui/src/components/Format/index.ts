export { defaultFormat, type Format, FormatProvider, useFormat } from './Format.tsx';
export { printCompact, printMoment, printNumber, printPercent } from './print.ts';
