import { loadFonts } from '@galleria/ui/fonts/loadFonts';
import { localeCodes } from '@galleria/ui/locales';
import { type ReactNode, useEffect } from 'react';
import styles from './boards.module.css';

/** A page about stories, with the letters of all languages. */
export function Page({ children }: { children: ReactNode }) {
  useEffect(() => void Promise.all(localeCodes.map(loadFonts)), []);
  return <div className={`sb-unstyled ${styles['page']}`}>{children}</div>;
}
