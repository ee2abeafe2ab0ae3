import { type ReactNode, useId } from 'react';
import * as styles from './MerchantApplicationScreen.css.ts';

/** A group of fields under its heading, with a word on what it is for. */
export function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.partHead}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        <p className={styles.hint}>{text}</p>
      </div>
      {children}
    </section>
  );
}
