export {
  type DateFormat,
  defaultFormat,
  type Format,
  FormatProvider,
  type FormatProviderProps,
  useDateFormat,
  useFormat,
} from './Format.tsx';
export { printCompact, printDate, printDecimal, printKilograms, printMoment, printNumber, printPercent, printTime } from './print.ts';
export { printDay } from './printDay.ts';
export { printList } from './printList.ts';
export { printRange, printSigned } from './printSpans.ts';
