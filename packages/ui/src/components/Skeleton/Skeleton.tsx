import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import { scales } from '../../layout/Text/Text.css.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['button', 'field', 'area', 'card', 'picture', 'avatar', 'tag', 'icon', 'steps'] as const;
export const skeletonScales = ['meta', 'body', 'lead', 'subtitle', 'heading', 'title', 'display'] as const;
export const skeletonWidths = ['quarter', 'half', 'most', 'full'] as const;

export interface SkeletonBlockProps extends ComponentProps<'span'> {
  /** What it stands for, with the usual size of it; without it a class gives the size. */
  shape?: (typeof skeletonShapes)[number] | undefined;
}

/** A grey shape where something will be. Renders a `<span>` hidden from screen readers. */
export function SkeletonBlock({ shape, className, ...rest }: SkeletonBlockProps) {
  return <span aria-hidden {...rest} className={classes(styles.bone, shape && styles.shapes[shape], className)} />;
}

export interface SkeletonTextProps extends ComponentProps<'div'> {
  /** The scale of the text to come: a line is as high as a line of it. */
  scale?: (typeof skeletonScales)[number] | undefined;
  /** How much of a line is written, the last one where there are several. */
  width?: (typeof skeletonWidths)[number] | undefined;
  /** How many lines there are. */
  lines?: number | undefined;
}

/** Grey lines where text will be, exactly as high as it. Renders a `<div>` hidden from screen readers. */
export function SkeletonText({ scale = 'body', width = 'half', lines = 1, className, ...rest }: SkeletonTextProps) {
  return (
    <div aria-hidden {...rest} className={classes(styles.text, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classes(styles.bone, scales[scale], styles.line, styles.widths[line === lines - 1 ? width : 'full'])} />
      ))}
    </div>
  );
}

export interface SkeletonProps extends ComponentProps<'div'> {
  /** Says what is on its way. */
  label: string;
}

/**
 * Holds bones in the layout of what is loading, and says so to screen readers. Renders a `<div>`. Where no layout is known
 * yet, or the place is small, use `Spinner`; for a known share `Progress`.
 */
export function Skeleton({ label, className, children, ...rest }: SkeletonProps) {
  return (
    <div {...rest} className={classes(styles.late, className)}>
      <p role="status" className={visuallyHidden}>
        {label}
      </p>
      {children}
    </div>
  );
}
