import { type ComponentProps, type ComponentType, createElement } from 'react';
import { classes } from '../../theme/classes.ts';
import { icon as iconStyle } from './Icon.css.ts';

/** What an icon is drawn of, in a square of 24: the names of SVG elements with their attributes, as [Lucide](https://lucide.dev) has them. */
export type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number | undefined>>])[];

/** A drawing of the icon set, or a component of one's own that draws an `<svg>` and takes its properties. */
export type IconDrawing = IconNode | ComponentType<ComponentProps<'svg'>>;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What it shows: one of the set, such as `X` of `lucide`, or a component of one's own. */
  icon: IconDrawing;
  /** Edge in CSS pixels: 16 in text, 20 in controls, 24 alone. */
  size?: number | undefined;
}

/** An icon that only decorates: it is hidden from screen readers, so text or a label must stand beside it. Renders an `<svg>`. */
export function Icon({ icon, size = 20, className, ...rest }: IconProps) {
  const attributes: ComponentProps<'svg'> = {
    'aria-hidden': true,
    focusable: false,
    width: size,
    height: size,
    ...rest,
    className: classes(iconStyle, className),
  };
  if (!isNode(icon)) return createElement(icon, attributes);
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...attributes}
    >
      {icon.map(([tag, drawn], at) => createElement(tag, { key: at, ...drawn }))}
    </svg>
  );
}

const isNode = (icon: IconDrawing): icon is IconNode => Array.isArray(icon);
