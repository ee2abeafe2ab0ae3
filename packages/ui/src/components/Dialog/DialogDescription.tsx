'use client';

import { type ComponentProps, useId, useLayoutEffect } from 'react';
import { classes } from '../../theme/classes.ts';
import { useDialog } from './Dialog.tsx';
import * as styles from './DialogDescription.css.ts';

/** Explains the dialog, which is described by it. Renders a `<p>`. */
export function DialogDescription({ id, className, ...rest }: ComponentProps<'p'>) {
  const own = useId();
  const described = id ?? own;
  const { setDescriptions } = useDialog();
  useLayoutEffect(() => {
    setDescriptions((ids) => [...ids, described]);
    return () => setDescriptions((ids) => ids.filter((one) => one !== described));
  }, [described, setDescriptions]);
  return <p {...rest} id={described} className={classes(styles.description, className)} />;
}
