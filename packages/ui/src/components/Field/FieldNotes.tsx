import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './Field.css.ts';

export interface FieldTexts {
  /** What is wrong and what to do, in words. Its presence makes the field invalid. */
  error?: Exclude<ReactNode, true> | undefined;
  /** Help that is there until something is wrong: the error says what to do then. */
  hint?: ReactNode;
}

/** The hint below a control, or the error in its place. */
export function FieldNotes({ id, error, hint }: FieldTexts & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon icon={CircleAlert} size={16} />
          <span>{error}</span>
        </p>
      )}
      {hint && !error && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

/**
 * What the browser asks for of a group of radio buttons. Chromium tells screen readers that each of them is wrong until one is chosen;
 * whether the choice is, its group says.
 */
export const requiredRadio = { required: true, 'aria-invalid': false } as const;

/** The attributes that tie a control to its notes (WCAG 3.3.1). */
export function describedBy(id: string, { error, hint }: FieldTexts, own?: string) {
  const ids = [own, error && `${id}-error`, !error && hint && `${id}-hint`].filter(Boolean).join(' ');
  return { ...(ids && { 'aria-describedby': ids }), ...(error && { 'aria-invalid': true }) } as const;
}
