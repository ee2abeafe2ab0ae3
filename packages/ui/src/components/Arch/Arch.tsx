import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './Arch.css.ts';
import { BayObject, type BayObjectName } from './BayObject.tsx';

export const archTones = ['sand', 'accent'] as const;
export const archSizes = ['small', 'medium', 'large'] as const;

export interface ArchProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Ground of the opening. */
  tone?: (typeof archTones)[number] | undefined;
  /** 88 × 112, 128 × 232 or 168 × 288 px. */
  size?: (typeof archSizes)[number] | undefined;
  /** A short word on the wall, such as "404". */
  sign?: ReactNode;
  /** Address of a picture of what stands in the bay. */
  image?: string | undefined;
  /** A small drawing that says what is missed in an empty bay. */
  object?: BayObjectName | undefined;
  /** The ellipse on the floor, of what stands there or is missed there; false where nothing is meant to stand. */
  shade?: boolean | undefined;
}

/** A bay of the arcade, the brand's shape; empty when nothing is there. Decorates only. Renders a `<div>`. */
export function Arch({ tone = 'sand', size = 'small', sign, image, object, shade = true, className, ...rest }: ArchProps) {
  return (
    <div aria-hidden {...rest} className={classes(styles.arch, styles.tones[tone], styles.sizes[size], className)}>
      {sign && <span className={styles.sign}>{sign}</span>}
      {shade && <span className={styles.shade} />}
      {object && <BayObject name={object} />}
      {image && <img className={styles.thing} src={image} alt="" />}
    </div>
  );
}
