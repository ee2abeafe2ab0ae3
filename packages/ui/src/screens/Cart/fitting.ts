import type { CSSProperties } from 'react';
import type { Format } from '../../components/Format/index.ts';
import { priceText } from '../../components/Price/index.ts';

/** How wide an amount is, in its own letters: a long one is printed smaller in its place rather than broken (CartFigures.css.ts). */
export function fitting(amount: string, format: Format): CSSProperties {
  // In hundredths of the size of its letters.
  const width = [...priceText(amount, format)].reduce((sum, sign) => sum + (/[.,'’\s]/.test(sign) ? 30 : 66), 0);
  const style: CSSProperties & Record<`--${string}`, number> = { '--galleria-amount-width': width / 100 };
  return style;
}
