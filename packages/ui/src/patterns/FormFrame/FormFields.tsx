import type { ReactNode } from 'react';
import { Stack } from '../../layout/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './FormFields.css.ts';

/** Fields in a `FormFrame`: two beside each other where the form has room for them. */
export function FormFields({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <Stack className={classes(styles.fields, className)}>{children}</Stack>;
}

/** A dial code and the number behind it, in one row. */
export const PhoneFields = ({ children }: { children: ReactNode }) => <div className={styles.phone}>{children}</div>;
