import type { ReactNode } from 'react';
import * as styles from './BayObject.css.ts';

export const bayObjects = ['parcel', 'ticket', 'pen', 'lock', 'cable', 'pin', 'coin', 'form', 'glass', 'heart', 'shop'] as const;
export type BayObjectName = (typeof bayObjects)[number];

/** A small thing that stands in a bay and says what is missed there: drawn on 48 × 48 with the floor at its lower edge. */
export function BayObject({ name }: { name: BayObjectName }) {
  return (
    <svg className={styles.root} viewBox="0 0 48 48" aria-hidden focusable="false">
      {drawings[name]}
    </svg>
  );
}

const { body, shade, mark, line } = styles;

const drawings: Record<BayObjectName, ReactNode> = {
  parcel: (
    <>
      <path className={body} d="M6 18h36v26a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3Z" />
      <path className={shade} d="M6 18 10 9h28l4 9Z" />
      <path className={mark} d="M20 9h8v19l-4-3-4 3Z" />
      <path className={line} d="M12 40h8" />
    </>
  ),
  ticket: (
    <>
      <path className={shade} d="M10 22 33 8l3 5a4 4 0 0 0 4 7l3 5-6 4Z" />
      <path
        className={body}
        d="M4 24a2 2 0 0 1 2-2h36a2 2 0 0 1 2 2v6a4.5 4.5 0 0 0 0 9v6a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-6a4.5 4.5 0 0 0 0-9Z"
      />
      <path className={line} strokeDasharray="2 3" d="M31 25v20" />
      <path className={mark} d="m12 40 10-11 2 2-10 11Z" />
    </>
  ),
  pen: (
    <>
      <path className={body} d="M4 20h28v27H4Z" />
      <path className={line} d="M9 28h14M9 34h10" />
      <path className={shade} d="m38 5 6 6-20 22-8 3 2-9Z" />
      <path className={mark} d="m38 5 6 6-3 3.3-6-6Z" />
    </>
  ),
  lock: (
    <>
      <path className={`${line} ${styles.thick}`} d="M14 24v-8a10 10 0 0 1 20 0v8" />
      <path className={body} d="M8 23h32v21a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3Z" />
      <path className={shade} d="M8 38h32v6a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3Z" />
      <path className={mark} d="M24 28a3.5 3.5 0 0 1 2 6.4V39h-4v-4.6A3.5 3.5 0 0 1 24 28Z" />
    </>
  ),
  cable: (
    <>
      <path className={`${line} ${styles.thick}`} d="M3 45c12 0 6-16 13-20M45 45c-10 0-5-10-11-16" />
      <path className={body} d="m12 20 8-8 9 9-8 8a6.4 6.4 0 0 1-9 0Z" />
      <path className={line} d="m22 10 4-4m2 10 4-4" />
      <path className={shade} d="m29 26 6-6a6.4 6.4 0 0 1 9 9l-6 6Z" />
      <path className={mark} d="m28 25 11 11-2.5 2.5-11-11Z" />
    </>
  ),
  pin: (
    <>
      <path className={shade} d="M6 38h36l4 9H2Z" />
      <path className={body} d="M24 44C16 34 11 28 11 20a13 13 0 0 1 26 0c0 8-5 14-13 24Z" />
      <circle className={mark} cx="24" cy="20" r="5" />
    </>
  ),
  coin: (
    <>
      <path className={shade} d="M8 38h32v6a16 3 0 0 1-32 0Z" />
      <circle className={body} cx="24" cy="24" r="18" />
      <path className={mark} d="m24 13 3.2 7 7.3 .8-5.5 5 1.6 7.3-6.6-3.8-6.6 3.8 1.6-7.3-5.5-5 7.3-.8Z" />
    </>
  ),
  form: (
    <>
      <path className={shade} d="M14 6h27v35H14Z" />
      <path className={body} d="M8 11h27v36H8Z" />
      <path className={line} d="M13 19h16M13 25h16M13 31h9" />
      <circle className={mark} cx="29" cy="40" r="4" />
    </>
  ),
  glass: (
    <>
      <path className={shade} d="m29 31 4-4 12 13-5 5Z" />
      <circle className={`${line} ${styles.thick}`} cx="20" cy="18" r="13" />
      <circle className={body} cx="20" cy="18" r="12" />
      <path className={line} d="M13 18a7 7 0 0 1 7-7" />
    </>
  ),
  heart: (
    <>
      <path className={shade} d="M10 40h28v7H10Z" />
      <path className={mark} d="M24 40C12 31 6 24 6 16.5A9.5 9.5 0 0 1 24 12a9.5 9.5 0 0 1 18 4.5C42 24 36 31 24 40Z" />
      <path className={line} d="M12 17a4.5 4.5 0 0 1 4.5-4.5" />
    </>
  ),
  shop: (
    <>
      <path className={body} d="M8 22h32v25H8Z" />
      <path className={shade} d="M13 30h10v17H13Z" />
      <path className={line} d="M28 30h7v8h-7Z" />
      <path className={mark} d="m9 9-5 12a4 4 0 0 0 8 1 4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8-1L39 9Z" />
    </>
  ),
};
