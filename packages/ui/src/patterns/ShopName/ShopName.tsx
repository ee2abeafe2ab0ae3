import type { ComponentProps } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Link } from '../../components/Link/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './ShopName.css.ts';

export interface ShopNameProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The shop's name; gives the mark beside it. */
  name: string;
  /** The shop's own page; the name is then a link. */
  href?: string | undefined;
}

/** A shop by its mark and name, above what comes from it. Renders a `<span>`. */
export function ShopName({ name, href, className, ...rest }: ShopNameProps) {
  return (
    <span {...rest} className={classes(styles.root, className)}>
      <Avatar name={name} alt="" shape="square" size="small" />
      {href === undefined ? (
        name
      ) : (
        <Link href={href} className={styles.link}>
          {name}
        </Link>
      )}
    </span>
  );
}
