'use client';

import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { useFormat } from '../Format/index.ts';
import * as styles from './Price.css.ts';
import { priceParts } from './priceParts.ts';

export const priceSizes = ['small', 'medium', 'large', 'huge', 'display'] as const;
export const priceTones = ['accent', 'plain', 'faint'] as const;

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Exact decimal text such as "4299" or "19.90", never a float. A text that is no amount shows a dash. */
  amount: string;
  /** `accent` for the one amount that decides; `plain` for lines. */
  tone?: (typeof priceTones)[number] | undefined;
  /** 14, 18, 20, 24 or 36 px. */
  size?: (typeof priceSizes)[number] | undefined;
  /** `auto` leaves the cents out when they are .00. */
  cents?: 'always' | 'auto' | undefined;
}

/**
 * An amount in the shop's currency, with a smaller symbol and cents. Renders a `<span>` that reads as one text and that browsers do not
 * translate. For what it cost before a discount put `OldPrice` beside it, for the sums of an order use `PriceSummary`.
 */
export function Price({ amount, tone = 'accent', size = 'medium', cents = 'always', className, ...rest }: PriceProps) {
  const parts = priceParts(amount, useFormat(), cents);
  return (
    <span translate="no" {...rest} className={classes(styles.price, styles.sizes[size], styles.tones[tone], className)}>
      {parts.map(({ text, small }, at) =>
        small ? (
          <small key={at} className={styles.minor}>
            {text}
          </small>
        ) : (
          text
        ),
      )}
    </span>
  );
}

export interface OldPriceProps extends Omit<ComponentProps<'s'>, 'children'> {
  /** Decimal text. */
  amount: string;
  /** What a screen reader says before the amount, such as "Old price". */
  label: string;
}

/** The price before a discount, struck through. Renders a `<s>` that also says in words that it is old; browsers translate those alone. */
export function OldPrice({ amount, label, className, ...rest }: OldPriceProps) {
  const text = priceParts(amount, useFormat(), 'auto')
    .map((part) => part.text)
    .join('');
  return (
    <s {...rest} className={classes(styles.old, className)}>
      <span className={visuallyHidden}>{label} </span>
      <span translate="no">{text}</span>
    </s>
  );
}
