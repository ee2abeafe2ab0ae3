import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './Field.css.ts';

export interface FieldTexts {
  /** What is wrong and what to do. Its presence makes the field invalid. */
  error?: ReactNode;
  /** Help that is always there. */
  hint?: ReactNode;
}

/** The hint and the error below a control. */
export function FieldNotes({ id, error, hint }: FieldTexts & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon icon={CircleAlert} size={16} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

/** The attributes that tie a control to its notes (WCAG 3.3.1). */
export function describedBy(id: string, { error, hint }: FieldTexts, own?: string) {
  const ids = [own, error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { ...(ids && { 'aria-describedby': ids }), ...(error && { 'aria-invalid': true }) } as const;
}
