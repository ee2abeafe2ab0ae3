import type { CSSProperties } from 'react';
import type { Format } from '../../components/Format/index.ts';
import { priceText } from '../../components/Price/index.ts';

/** How wide an amount is, in its own letters: a long one is printed smaller in its place rather than broken (CartFigures.css.ts). */
export function fitting(amount: string, format: Format): CSSProperties {
  const width = [...priceText(amount, format)].reduce((ems, sign) => ems + (/[.,'’\s]/.test(sign) ? 0.3 : 0.66), 0);
  const style: CSSProperties & Record<`--${string}`, number> = { '--galleria-amount-width': Number(width.toFixed(2)) };
  return style;
}
