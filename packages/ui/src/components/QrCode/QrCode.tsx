'use client';

import { QrCode as Glyph } from 'lucide';
import { type ComponentProps, useMemo } from 'react';
import { classes } from '../../theme/classes.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './QrCode.css.ts';
import { qrDrawing } from './qrDrawing.ts';

const pixels = { small: 120, medium: 160, large: 240 } as const;
export const qrCodeSizes = ['small', 'medium', 'large'] as const satisfies (keyof typeof pixels)[];

export interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What a scanner reads, as UTF-8; mostly an address. */
  value: string;
  /** What the code is for, such as "Code to pay with your phone". It is a picture's name, so say the purpose and not the address. */
  label: string;
  /** Stands in its place when the text is empty or too long to be read at this size: say what to do instead. */
  fallback: string;
  /** 120, 160 or 240 px. They take 192, 425 and 1091 bytes: finer modules than two pixels no camera reads. */
  size?: (typeof qrCodeSizes)[number] | undefined;
}

/**
 * A code for a phone's camera, drawn as one SVG path, with its quiet zone, dark on white in every theme. Renders a `<div>`.
 * Put a link or a button to the same thing beside it for those who hold the phone that shows it.
 * It brings the encoder (7 kB): load pages that show it lazily.
 */
export function QrCode({ value, label, fallback, size = 'medium', className, ...rest }: QrCodeProps) {
  const drawing = useMemo(() => qrDrawing(value, pixels[size]), [value, size]);
  if (!drawing)
    return (
      <div {...rest} className={classes(styles.missing, styles.sizes[size], className)}>
        <Icon icon={Glyph} size={24} />
        <p>{fallback}</p>
      </div>
    );
  return (
    <div {...rest} className={classes(styles.root, styles.sizes[size], className)}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${drawing.edge} ${drawing.edge}`}
        shapeRendering="crispEdges"
        className={styles.drawing}
      >
        <path d={drawing.path} fill="currentColor" />
      </svg>
    </div>
  );
}
