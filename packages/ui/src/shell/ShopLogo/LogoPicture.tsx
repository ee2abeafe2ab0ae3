'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { imageUrl } from '../../addresses/index.ts';
import { usePicture } from '../../hooks/usePicture.ts';
import { Logo } from '../../components/Logo/index.ts';
import * as styles from './LogoPicture.css.ts';

/** A picture of a logo. One that may not be loaded, or does not come, leaves the drawn logo in its place. */
export default function LogoPicture({ src }: { src: string }) {
  const { t } = useTranslation('common');
  const picture = usePicture(imageUrl(src));
  if (!picture.src) return <Logo />;
  return <img className={styles.picture} {...picture} alt={t('header.home')} />;
}
