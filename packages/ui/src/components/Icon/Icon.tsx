import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import { icon } from './Icon.css.ts';

/** A drawing of the icon set. */
export type IconComponent = LucideIcon;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** A drawing of `lucide-react`, or one that takes the same properties. */
  icon: IconComponent;
  /** Edge in CSS pixels: 16 in text, 20 in controls, 24 alone. */
  size?: number;
}

/** An icon that only decorates: it is hidden from screen readers, so text or a label must stand beside it. Renders an `<svg>`. */
export function Icon({ icon: Glyph, size = 20, className, ...rest }: IconProps) {
  return <Glyph aria-hidden focusable={false} size={size} strokeWidth={1.75} {...rest} className={classes(icon, className)} />;
}
